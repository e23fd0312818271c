import type { ExemptStudent } from '@tqc/contract/exemption';
import { EDUCATION_GRADUATE } from '@tqc/domain/exemption';

type Name = keyof (typeof ExemptStudent)['shape'];

/** What tells the three pages of collected data apart. */
export interface StudentKind {
  readonly note: string;
  /** Education graduates alone, all the others, or everybody. */
  readonly postgraduate?: boolean;
  readonly takes: (teacherType: string) => boolean;
  readonly columns: readonly Name[];
  readonly filters: readonly ('teacherType' | 'endMonth')[];
}

const HINT = '擅自扩大范围的，取消免试认定资格。';

export const studentKinds = {
  all: {
    note: `学校采集可以免试认定的学生，补全后提交，由省级教育部门审核。${HINT}`,
    takes: () => true,
    columns: [
      'studentNo',
      'teacherType',
      'educationLevel',
      'majorName',
      'grade',
      'subjectName',
      'courseAssessment',
      'abilityNo',
    ],
    filters: ['teacherType'],
  },
  graduates: {
    note: `教育类研究生的免试认定数据：学位类型为0401、0451或0453。${HINT}`,
    postgraduate: true,
    takes: (type) => type === EDUCATION_GRADUATE,
    columns: [
      'studentNo',
      'degreeKind',
      'researchField',
      'tutor',
      'studyForm',
      'beginMonth',
      'endMonth',
      'grade',
      'subjectName',
    ],
    filters: ['endMonth'],
  },
  students: {
    note: `师范生的免试认定数据；公费师范生要填写协议编号。${HINT}`,
    postgraduate: false,
    takes: (type) => type !== EDUCATION_GRADUATE,
    columns: [
      'studentNo',
      'majorName',
      'teacherType',
      'agreementNo',
      'years',
      'endMonth',
      'grade',
      'subjectName',
    ],
    filters: ['teacherType', 'endMonth'],
  },
} satisfies Record<string, StudentKind>;
