import {
  educationLevel,
  graduateState,
  nation,
  normalDataStatus,
  sex,
  studyForm,
  teacherType,
  teachGrade,
  validation,
} from '@tqc/domain/dictionaries';
import { assessmentResult, degreeKind, writtenResult } from '@tqc/domain/exemption';
import { z } from 'zod';
import { field } from './kit';

const month = (label: string) =>
  field.shaped(label, {
    max: 7,
    pattern: /^(19|20)\d{2}-(0[1-9]|1[0-2])$/,
    says: `${label}应写成2024-06这样的年月`,
    example: () => '2024-06',
  });
const text = (label: string, max: number) => field.text(label, max).or(z.literal(''));

/** What a university collects of one student; the first six are always there. */
export const studentEntered = {
  classYear: field.count('届别', 2020, 2100),
  name: field.personName('姓名', 30),
  idNo: field.idNo(),
  mobile: field.mobile(),
  studentNo: field.text('学号', 20),
  teacherType: field.code('师范生类别', teacherType),
  sex: field.code('性别', sex).nullable(),
  nation: field.code('民族', nation).nullable(),
  department: text('院系', 60),
  majorId: field.word('专业').nullable(),
  educationLevel: field.code('培养层次', educationLevel).nullable(),
  beginMonth: month('入学年月').or(z.literal('')),
  endMonth: month('毕业年月').or(z.literal('')),
  graduateState: field.code('毕业状态', graduateState).nullable(),
  years: field.count('学制', 1, 8).nullable(),
  agreementNo: text('协议编号', 40),
  degreeKind: field.code('学位类型', degreeKind).nullable(),
  researchField: text('研究方向', 60),
  tutor: text('导师', 30),
  studyForm: field.code('学习方式', studyForm).nullable(),
  grade: field.code('任教学段', teachGrade).nullable(),
  subjectId: field.word('任教学科').nullable(),
  courseAssessment: field.code('过程性考核', assessmentResult).nullable(),
  writtenTest: field.code('笔试', writtenResult).nullable(),
  examProofNo: text('国考合格证明编号', 20),
  interview: field.code('面试', assessmentResult).nullable(),
  ethics: field.longText('思想品德及师德', 200).or(z.literal('')),
  photo: field.file('照片').nullable(),
};
const e = studentEntered;

/** The same for a new row: what is not known yet may be left out. */
export const studentNew = {
  ...e,
  sex: e.sex.default(null),
  nation: e.nation.default(null),
  department: e.department.default(''),
  majorId: e.majorId.default(null),
  educationLevel: e.educationLevel.default(null),
  beginMonth: e.beginMonth.default(''),
  endMonth: e.endMonth.default(''),
  graduateState: e.graduateState.default(null),
  years: e.years.default(null),
  agreementNo: e.agreementNo.default(''),
  degreeKind: e.degreeKind.default(null),
  researchField: e.researchField.default(''),
  tutor: e.tutor.default(''),
  studyForm: e.studyForm.default(null),
  grade: e.grade.default(null),
  subjectId: e.subjectId.default(null),
  courseAssessment: e.courseAssessment.default(null),
  writtenTest: e.writtenTest.default(null),
  examProofNo: e.examProofNo.default(''),
  interview: e.interview.default(null),
  ethics: e.ethics.default(''),
  photo: e.photo.default(null),
};

/** A student whom a university takes to recognition without an exam, as lists show one. */
export const ExemptStudent = z.object({
  studentId: field.id('学生'),
  ssoId: field.id('申请人').nullable(),
  idRef: field.serial('证件索引'),
  status: field.status('审核状态', normalDataStatus),
  ...e,
  prov: field.shown('省份'),
  collegeName: field.shown('学校'),
  majorName: field.shown('专业'),
  subjectName: field.shown('任教学科'),
  studentMatch: field.code('学籍核验', validation).nullable(),
  faults: field.list('待完善内容', z.string(), 20),
  abilityNo: field.shown('职业能力证书编号').nullable(),
  validFrom: field.date('有效期起').nullable(),
  validTo: field.date('有效期止').nullable(),
  /** An application was recognised by it. */
  used: field.flag('已用于认定'),
  submitter: field.shown('提交人'),
  submittedAt: field.moment('提交时间').nullable(),
  reviewer: field.shown('审核人'),
  reviewedAt: field.moment('审核时间').nullable(),
  opinion: field.shown('审核意见'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
