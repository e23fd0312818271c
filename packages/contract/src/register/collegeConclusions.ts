import { z } from 'zod';
import { field, imported } from '../kit';
import { RegistrationRow } from './registrationRow';
import { registrationReview } from './registrationReview';

const { passed, opinion, ...asked } = registrationReview.audCollegeInfo.input.shape;
const { diplomaNo, graduateDate, graduateSchool, major, educationLevel } = asked;

/** Conclusions on diplomas that were handed in later, as a file: one application a line. */
export const collegeConclusions = imported({
  target: 'collegeConclusion',
  title: '学历审核结论',
  row: z.object({
    archiveNo: field.text('档案号', 40),
    /** Says that the line is about whom it seems to be about. */
    name: RegistrationRow.shape.name,
    passed,
    diplomaNo,
    graduateDate,
    graduateSchool,
    major,
    educationLevel,
    opinion,
  }),
  key: 'archiveNo',
  call: registrationReview.audCollegeInfo,
  example: {
    archiveNo: '2024118801000001',
    name: '示例',
    passed: '是',
    diplomaNo: '100001202405000001',
    graduateDate: '2024-06-30',
    graduateSchool: '云汀师范学院',
    major: '汉语言文学',
    educationLevel: '本科',
    opinion: '',
  },
});
