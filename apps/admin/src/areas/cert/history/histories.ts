import { personal } from '@tqc/contract/account';
import {
  cert,
  certChange,
  certLooks,
  EnrollmentHistory,
  enrollmentHistory,
  HistoryCollege,
  HistoryTemp,
  historyValid,
  NationCert,
  NationHistory,
  RecognitionHistory,
} from '@tqc/contract/cert';
import type { Row } from '@tqc/contract/kit';
import { lookup } from '@tqc/contract/lookup';
import { resource } from '@tqc/contract/resource';
import {
  finalJudgement,
  firstReview,
  recheck,
  recognitionStatus,
  recordStatusEnroll,
  reviewFlag,
  tempHistoryReason,
  tempHistoryStatus,
} from '@tqc/domain/dictionaries';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { certRow, exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs } from '@tqc/testing/users';

const personOf = (n: number) => ({
  name: invented(n).name,
  idNo: invented(n).maskedIdNo,
  certNo: certRow(n).certNo,
});

const recognition = (n: number, differing: Partial<Row<typeof historyValid.list>> = {}) =>
  exampleRow(
    RecognitionHistory,
    {
      ...personOf(n),
      sex: invented(n).sex,
      cbName: '2024年上半年教师资格认定',
      status: recognitionStatus.code('recognised'),
      ctId: 3,
      subjectName: '数学',
      orgName: orgs.county.orgName,
      endedAt: null,
      ...differing,
    },
    n,
  );
const college = (n: number, differing: Partial<Row<typeof historyValid.collegeAud>> = {}) =>
  exampleRow(
    HistoryCollege,
    {
      ...personOf(n),
      regId: `24118801${n}`,
      status: reviewFlag.code('waiting'),
      firstLevel: 3,
      firstSchool: '澄岚师范大学',
      educationLevel: null,
      graduateSchool: '',
      diplomaNo: '',
      graduateDate: null,
      handler: '',
      handledAt: null,
      opinion: '',
      own: true,
      ...differing,
    },
    n,
  );
const colleges: Readonly<Record<number, readonly Row<typeof historyValid.collegeAud>[]>> = {
  [reviewFlag.code('waiting')]: [college(1), college(2, { own: false })],
  [reviewFlag.code('failed')]: [
    college(3, { status: reviewFlag.code('failed'), opinion: '毕业证书看不清' }),
  ],
  [reviewFlag.code('passed')]: [
    college(4, {
      status: reviewFlag.code('passed'),
      educationLevel: 3,
      graduateSchool: '澄岚师范大学',
      diplomaNo: 'BY20240001',
    }),
  ],
};
/** Those of a state, all where none is asked for. */
const inState = <R extends { readonly status: number | null }>(
  rows: readonly R[],
  status: number | undefined,
) => rows.filter((row) => status === undefined || row.status === status);
const temp = (n: number, differing: Partial<Row<typeof historyValid.temp>> = {}) =>
  exampleRow(
    HistoryTemp,
    {
      ...personOf(n),
      id: String(700 + n),
      status: tempHistoryStatus.code('waiting'),
      reason: tempHistoryReason.code('missing'),
      subjectId: '3002',
      subjectName: '数学',
      issuer: '东霁县教育委员会',
      graduateSchool: '',
      prov: '11',
      importNo: 'DR20240001',
      handler: '',
      handlerOrg: '',
      handledAt: null,
      opinion: '',
      faults: ['graduateSchool'],
      asked: false,
      ...differing,
    },
    n,
  );
const done = { handler: '方市审', handlerOrg: orgs.city.orgName, faults: [] };
const temps = [
  temp(1),
  temp(2, {
    reason: tempHistoryReason.code('organisation'),
    faults: ['orgId'],
  }),
  temp(3, { status: tempHistoryStatus.code('stored'), opinion: '已入库', ...done }),
  temp(4, { status: tempHistoryStatus.code('void'), opinion: '查无此人', ...done }),
];
const olds = [
  temp(5, { dataSource: 99, recognisedOn: '2008-06-18' }),
  temp(6, { dataSource: 99, recognisedOn: '2009-06-18', asked: true }),
];

const history = (n: number, differing: Partial<Row<typeof enrollmentHistory.list>> = {}) =>
  exampleRow(
    EnrollmentHistory,
    {
      ...personOf(n),
      enrId: String(800 + n),
      recordStatus: recordStatusEnroll.code('normal'),
      status: null,
      conclusion: finalJudgement.code('qualified'),
      workUnit: '东霁区第一初级中学',
      orgName: orgs.county.orgName,
      firstReview: firstReview.code('qualified'),
      recheck: recheck.code('qualified'),
      concludedOn: '2024-06-17',
      validUntil: '2029-06-17',
      reason: null,
      importNo: '',
      opinion: '',
      handler: '',
      handlerOrg: '',
      handledAt: null,
      faults: [],
      remindedAt: null,
      own: true,
      asked: false,
      ...differing,
    },
    n,
  );
const histories = [
  history(1),
  history(2, { recordStatus: recordStatusEnroll.code('invalid') }),
  history(3, { asked: true }),
  history(4, { own: false }),
];
const informal = (n: number, status: number, faults: readonly string[]) =>
  history(n, {
    own: false,
    status,
    faults: [...faults],
    reason: tempHistoryReason.code('missing'),
    importNo: 'DR20240002',
    firstReview: null,
    recheck: null,
    validUntil: null,
  });
const informals = [
  informal(1, tempHistoryStatus.code('waiting'), ['validUntil']),
  informal(2, tempHistoryStatus.code('stored'), []),
];

/** What the pages of histories are answered. */
export const historyAnswers = fakeTransport(historyValid, {
  list: () =>
    pageOf(
      recognition(1),
      recognition(2, { status: recognitionStatus.code('failed'), certNo: null, approveTime: null }),
    ),
  get: () => ({
    ...exampleRow(historyValid.get.output, {
      ...recognition(1),
      college: college(1),
      educations: [
        {
          id: '31',
          school: '澄岚师范大学',
          level: 3,
          major: '数学',
          diplomaNo: 'BY20240001',
          endDate: '2024-06-10',
        },
      ],
    }),
  }),
  temp: ({ province2012, status }) => pageOf(...inState(province2012 ? olds : temps, status)),
  viewHistoryTemp: ({ id }) => [...temps, ...olds].find((row) => row.id === id) ?? temp(1),
  handleTemp: () => null,
  collegeAud: ({ status }) => pageOf(...(colleges[status ?? 0] ?? [])),
  associationCollege: () => null,
  selectColeegeToHistoryValid: () => null,
});
export const enrollAnswers = fakeTransport(enrollmentHistory, {
  list: ({ temp: isTemp, status }) => pageOf(...(isTemp ? inState(informals, status) : histories)),
  get: ({ temp: isTemp }) => (isTemp ? informal(1, 0, ['validUntil']) : history(1)),
  handleTemp: () => null,
  remind: ({ enrIds }) => ({ done: enrIds.split(','), refused: [] }),
  queryNation: () =>
    pageOf(
      exampleRow(NationHistory, {
        ...personOf(1),
        conclusion: finalJudgement.code('qualified'),
        orgName: orgs.county.orgName,
        workUnit: '东霁区第一初级中学',
        queryNo: 'track',
      }),
    ),
});
export const lookAnswers = fakeTransport(certLooks, {
  queryNationCert: () =>
    pageOf(
      exampleRow(NationCert, {
        ...personOf(1),
        orgName: '东霁区教育体育局',
        queryNo: 'track',
      }),
    ),
  queryNationTrack: () => ({
    certNo: certRow(1).certNo,
    name: invented(1).name,
    record: [
      { day: '2014-06-18', title: '认定（证书正常）', orgName: '东霁区教育体育局', note: '' },
      {
        day: '2019-06-17',
        title: '注册合格',
        orgName: '东霁区教育体育局',
        note: '第1次注册，有效期至2024-06-17',
      },
    ],
  }),
});
export const changeAnswers = fakeTransport(cert, {
  change: () => ({ id: '1' }),
  beforeCertApprove: () => null,
});
/** What forms of these pages ask for besides. */
export const around = [
  fakeTransport(certChange, {}),
  fakeTransport(lookup, {
    queryBaseOrgBasic: () => ({ record: [] }),
    querySubjectsBasic: () => ({
      record: [
        { subjectId: '2001', name: '语文', parentId: '2' },
        { subjectId: '3001', name: '语文', parentId: '3' },
      ],
    }),
    certEnrollHistoryInfo: () => ({ certs: [], registrations: [] }),
  }),
  fakeTransport(resource, {}),
  fakeTransport(personal, {}),
];
