import { normaleUniversity as choices } from '@tqc/contract/applicant';
import {
  CollegeMajor,
  normalCollegeMajor,
  normaleUniversity,
  NormalFiling,
  normalFiling,
  NormalUniversity,
} from '@tqc/contract/exemption';
import type { Row } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { resource } from '@tqc/contract/resource';
import { filingStatus, onOff } from '@tqc/domain/dictionaries';
import { ASSESSMENT, REFORM_GROUP } from '@tqc/domain/exemption';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { exampleRow, pageOf } from '@tqc/testing/rows';

const blank = {
  leader: null,
  leaderDuty: null,
  memberCount: 0,
  level: null,
  normalMajors: null,
  postgraduatePoint: null,
  dueCount: null,
  teacherTypes: null,
  publicFunded: null,
  title: null,
  grades: null,
  ways: null,
  paperSetting: null,
  passLimit: null,
  effectiveOn: null,
  sealFileId: null,
};
const facts: Readonly<Record<1 | 2 | 3, Partial<Row<typeof normalFiling.list>>>> = {
  [REFORM_GROUP]: { leader: '江以宁', leaderDuty: '副校长', memberCount: 3 },
  2: {
    level: '本科',
    normalMajors: 18,
    postgraduatePoint: true,
    dueCount: 620,
    publicFunded: true,
    teacherTypes: ['publicFunded', 'regular', 'educationGraduate'],
    sealFileId: '00000000-0000-7000-8000-000000000009',
  },
  [ASSESSMENT]: {
    title: '师范生教育教学能力考核办法',
    grades: [2, 3, 4],
    ways: [1, 2, 3],
    paperSetting: '学校统一命题、统一阅卷',
    passLimit: 95,
    effectiveOn: '2024-03-01',
  },
};
const members = [
  { name: '江以宁', department: '教务处', duty: '处长', phone: '000-88880001' },
  { name: '白明川', department: '教师教育学院', duty: '院长', phone: '000-88880002' },
  { name: '林问夏', department: '教师教育学院', duty: '教学秘书', phone: '000-88880003' },
];

function filingRows(kind: 1 | 2 | 3) {
  const waiting = {
    ...blank,
    ...facts[kind],
    kind,
    collegeName: '澄岚师范大学',
    collegeCode: '10010',
    year: 2024,
    status: filingStatus.code('waiting'),
    contact: '林问夏',
    phone: '000-88880001',
    submitter: '林校报',
    submittedAt: '2024-03-04T02:00:00Z',
    validUntil: null as string | null,
    reviewer: '',
    reviewedAt: null as string | null,
    opinion: '',
  };
  const passed = {
    ...waiting,
    collegeName: '云岫大学',
    status: filingStatus.code('passed'),
    validUntil: '2025-08-31',
    reviewer: '顾省审',
    reviewedAt: '2024-03-06T02:00:00Z',
  };
  const returned = {
    ...waiting,
    collegeName: '松涧师范学院',
    status: filingStatus.code('returned'),
    reviewer: '顾省审',
    opinion: '请补充盖章的文件',
  };
  return [waiting, returned, passed];
}

/** What the server answers of filings of one kind; a university sees its own alone. */
export function filingAnswers(kind: 1 | 2 | 3, own = false) {
  const all = filingRows(kind);
  const rows = own ? all.map((row) => ({ ...row, collegeName: '澄岚师范大学' })) : all;
  return [
    fakeTransport(normalFiling, {
      list: () => pageOf(...rows.map((row, at) => exampleRow(NormalFiling, row, at + 1))),
      get: () => ({
        ...exampleRow(NormalFiling, rows[0]),
        members: kind === REFORM_GROUP ? members : [],
      }),
      create: () => ({ id: '951' }),
      update: () => null,
      remove: () => null,
      audit: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
    }),
    fakeTransport(resource, {}),
  ];
}

const line = {
  prov: '11',
  collegeCode: '10010',
  collegeName: '澄岚师范大学',
  majorCode: '040107',
  majorName: '小学教育',
  status: filingStatus.code('passed'),
  educationLevel: 3,
  teacherTypes: ['publicFunded', 'regular'],
  grades: [2],
  subjectIds: ['201', '202'],
  subjectNames: '小学语文、小学数学',
  firstClass: 2021,
  lastClass: null as number | null,
  opinion: '',
};
const lines = [
  {
    ...line,
    majorCode: '050101',
    majorName: '汉语言文学',
    grades: [3, 4],
    subjectNames: '语文',
    status: filingStatus.code('waiting'),
  },
  {
    ...line,
    majorCode: '070101',
    majorName: '数学与应用数学',
    grades: [3, 4],
    subjectNames: '数学',
    status: filingStatus.code('returned'),
    opinion: '请说明高中学段的依据',
  },
  line,
  {
    ...line,
    majorCode: '040104',
    majorName: '教育技术学',
    subjectNames: '信息科技',
    lastClass: 2023,
    status: filingStatus.code('expired'),
  },
];

/** What the server answers of the roster, with what its forms offer. */
export const rosterAnswers = [
  fakeTransport(normalCollegeMajor, {
    list: () => pageOf(...lines.map((row, at) => exampleRow(CollegeMajor, row, at + 1))),
    create: () => ({ id: '952' }),
    update: () => null,
    remove: () => null,
    audit: ({ records }) => ({ done: records.map(({ id }) => id), refused: [] }),
  }),
  fakeTransport(choices, {
    getCollegeDict: () => ({
      record: [{ collegeId: '10010', code: '10010', name: '澄岚师范大学' }],
    }),
  }),
  fakeTransport(lookup, {
    queryMajorsBasic: ({ parentId }) => ({
      record: parentId
        ? []
        : [{ majorId: '04', name: '教育学', parentId: null, hasChildren: false }],
    }),
    querySubjectsBasic: () => ({
      record: [
        { subjectId: '201', name: '小学语文', parentId: '' },
        { subjectId: '202', name: '小学数学', parentId: '' },
      ],
    }),
  }),
];

const university = {
  code: '10010',
  name: '澄岚师范大学',
  prov: '11',
  year: 2024,
  reformGroup: filingStatus.code('passed') as number | null,
  university: filingStatus.code('waiting') as number | null,
  assessment: null as number | null,
  majors: 12,
};
const ready = {
  ...university,
  name: '云岫大学',
  code: '10011',
  university: filingStatus.code('passed'),
  assessment: filingStatus.code('passed'),
};

/** What the server answers of the universities that take part. */
export const universityAnswers = fakeTransport(normaleUniversity, {
  list: () =>
    pageOf(exampleRow(NormalUniversity, university), exampleRow(NormalUniversity, ready, 2)),
  get: () => ({
    ...exampleRow(NormalUniversity, university),
    filings: [
      {
        docId: '951',
        kind: REFORM_GROUP,
        year: 2024,
        status: filingStatus.code('passed'),
        submittedAt: '2024-03-04T02:00:00Z',
        reviewedAt: '2024-03-06T02:00:00Z',
        validUntil: '2025-08-31',
        opinion: '',
      },
    ],
    windows: [
      {
        windowId: '961',
        classYear: 2024,
        teacherTypes: ['publicFunded', 'regular'],
        collectBegin: '2024-03-01 08:00',
        collectEnd: '2024-04-30 18:00',
        submitEnd: '2024-05-15 18:00',
        reviewEnd: '2024-06-30 18:00',
        status: onOff.code('on'),
      },
    ],
    next: ['高校备案等待省级教育部门审批', '请提交2024年度的考核办法备案'],
  }),
});
