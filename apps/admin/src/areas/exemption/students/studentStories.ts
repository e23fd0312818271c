import { normalPreServiceTeacher } from '@tqc/contract/applicant';
import {
  CollegeMajor,
  ExemptStudent,
  normalCollegeMajor,
  normalStudent,
} from '@tqc/contract/exemption';
import { lookup } from '@tqc/contract/lookup';
import { resource } from '@tqc/contract/resource';
import { normalDataStatus, onOff, validation } from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';

type State = Parameters<typeof normalDataStatus.code>[0];

const blank = {
  agreementNo: '',
  degreeKind: null as number | null,
  researchField: '',
  tutor: '',
  studyForm: null as number | null,
  examProofNo: '',
  abilityNo: null as string | null,
  validFrom: null as string | null,
  validTo: null as string | null,
  faults: [] as string[],
  photo: null as string | null,
  ssoId: null as string | null,
};

function student(n: number, state: State, more: object = {}) {
  const { name, maskedIdNo } = invented(n);
  return exampleRow(
    ExemptStudent,
    {
      ...blank,
      name,
      idNo: maskedIdNo,
      status: normalDataStatus.code(state),
      classYear: 2024,
      studentNo: `20200000${String(n).padStart(2, '0')}`,
      teacherType: n % 2 === 0 ? 'publicFunded' : 'regular',
      sex: 2,
      nation: '01',
      collegeName: '澄岚师范大学',
      majorName: '汉语言文学',
      subjectName: '语文',
      educationLevel: 3,
      beginMonth: '2020-09',
      endMonth: '2024-06',
      graduateState: 1,
      years: 4,
      grade: 3,
      courseAssessment: 1,
      writtenTest: 1,
      interview: 1,
      ethics: '品行端正',
      studentMatch: validation.code('yes'),
      used: false,
      opinion: '',
      ...more,
    },
    n,
  );
}

const numbered = { abilityNo: '2024100102000001', validFrom: '2024-06-12', validTo: '2027-06-11' };
const states = [
  student(1, 'incomplete', { faults: ['请补充笔试、照片'], studentMatch: null, writtenTest: null }),
  student(2, 'ready'),
  student(3, 'waiting'),
  student(4, 'passed'),
  student(5, 'passed', numbered),
  student(6, 'returned', { opinion: '照片背景不符合要求，请更换' }),
  student(7, 'abnormal', {
    faults: ['学籍信息中查不到该学生'],
    studentMatch: validation.code('no'),
  }),
];
const graduate = {
  teacherType: 'educationGraduate',
  degreeKind: 2,
  researchField: '学科教学',
  tutor: '宋怀瑾',
  studyForm: 1,
  educationLevel: 2,
  beginMonth: '2021-09',
  years: null,
};

/** What the server answers of students, of education graduates alone where that is asked. */
export function studentAnswers(graduates = false) {
  const rows = graduates ? states.map((row) => ({ ...row, ...graduate })) : states;
  const outcome = (records: readonly { readonly id: string }[]) => ({
    done: records.map(({ id }) => id),
    refused: [],
  });
  const people = fakeTransport(normalPreServiceTeacher, {
    list: ({ status }) =>
      pageOf(...rows.filter((row) => status === undefined || row.status === status)),
    get: ({ studentId }) => rows.find((row) => row.studentId === studentId) ?? student(9, 'ready'),
    update: () => null,
  });
  const work = fakeTransport(normalStudent, {
    create: () => ({ id: '971' }),
    remove: () => null,
    figures: () => ({
      record: normalDataStatus.codes.map((status) => ({
        status,
        n: rows.filter((row) => row.status === status).length,
      })),
    }),
    submit: ({ records }) => outcome(records),
    audit: ({ records }) => outcome(records),
    number: ({ records }) => ({
      ...outcome(records),
      firstNo: '2024100102000002',
      lastNo: '2024100102000002',
    }),
  });
  const offers = [
    fakeTransport(normalCollegeMajor, {
      list: () =>
        pageOf(
          exampleRow(CollegeMajor, {
            majorId: '050101',
            majorCode: '050101',
            majorName: '汉语言文学',
            lastClass: null,
          }),
        ),
    }),
    fakeTransport(lookup, {
      querySubjectsBasic: () => ({
        record: [{ subjectId: '301', name: '语文', parentId: '' }],
      }),
      queryNormalBatch: () => ({
        record: [
          {
            batchId: '1',
            name: '2024届',
            year: 2024,
            beginDate: '2024-03-01',
            endDate: '2024-07-31',
            status: onOff.code('on'),
          },
        ],
      }),
    }),
    fakeTransport(resource, {}),
  ];
  return { people, work, all: [people, work, ...offers] };
}
