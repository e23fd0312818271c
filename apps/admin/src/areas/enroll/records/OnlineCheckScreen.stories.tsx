import {
  EnrollAud,
  enrollAud,
  enrollment,
  EnrollmentDetail,
  enrollmentPapers,
  enrollmentReview,
  EnrollmentRow,
  enrollTabs,
  enrollmentData,
  localeSet,
} from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import {
  drawnPdf,
  enrollArrangementRow,
  enrollFigures,
  exampleRow,
  pageOf,
} from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OnlineCheckScreen } from './OnlineCheckScreen';

const meta = {
  title: '页面/定期注册/注册网报数据核验',
  component: OnlineCheckScreen,
  parameters: {
    screen: 'enroll.onlineCheck',
    route: { path: '/', at: '/?kind=pending' },
  },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OnlineCheckScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Entry = Row<typeof enrollment.list>;

export const record = (n: number, differing: Partial<Entry> = {}): Entry =>
  exampleRow(
    EnrollmentRow,
    {
      idRef: `ref${n}`,
      archiveNo: `20243280120000${n}0`,
      name: invented(n).name,
      sex: invented(n).sex,
      idNo: invented(n).maskedIdNo,
      certNo: `2010328801200000${n}`,
      ctId: 3,
      subjectName: '数学',
      workUnit: '东霁区第一初级中学',
      schoolKind: 1,
      teachGrade: 3,
      teachSubject: '数学',
      registrationType: 2,
      registered: 1,
      lastValidUntil: '2024-07-31',
      trainingHours: 372,
      obtId: '41',
      lsId: null,
      orgName: orgs.county.orgName,
      pointName: orgs.point.orgName,
      recheckName: orgs.city.orgName,
      finalName: orgs.province.orgName,
      applyTime: '2024-05-22T02:00:00Z',
      acceptedAt: '2024-05-28T02:00:00Z',
      firstReview: 30,
      recheck: null,
      finalJudgement: null,
      returned: false,
      completeBefore: null,
      differs: false,
      firstOpinion: '',
      recheckOpinion: '',
      firstActor: '',
      firstAt: null,
      recheckAt: null,
      finalAt: null,
      noticeBegin: '2024-08-01',
      noticeEnd: '2024-08-09',
      validUntil: null,
      printStatus: 0,
      recordStatus: 0,
      limitOffered: false,
      decisions: [
        'qualified',
        'deferred',
        'unqualified',
        'notInScope',
        'noQualification',
        'incomplete',
      ],
      notYours: null,
      ...differing,
    },
    n,
  );

export const detail = (differing: Partial<Entry> = {}) =>
  exampleRow(EnrollmentDetail, {
    ...record(1),
    idType: 1,
    birthDate: '1985-03-04',
    nation: '01',
    mobile: '154****0001',
    post: '教师',
    employedFrom: '2010-09-01',
    employedTo: null,
    assessments: [
      { year: 2022, result: 2 },
      { year: 2023, result: 1 },
    ],
    trainingDue: 360,
    ethics: '合格',
    recheckActor: '',
    finalActor: '',
    finalOpinion: '',
    acceptedBy: '孟县审',
    conditions: [],
    reasons: [],
    articles: [],
    notToday: {},
    files: [
      {
        fileId: '0197e2a4-0000-7000-8000-000000000001',
        kind: 'photo',
        title: '证件照片',
        mime: 'image/jpeg',
      },
      {
        fileId: '0197e2a4-0000-7000-8000-000000000002',
        kind: 'form',
        title: '申请表',
        mime: 'image/png',
      },
    ],
    messages: [
      exampleRow(EnrollAud, {
        content: '请带聘用合同原件到确认点',
        bySms: false,
        missing: [],
        completeBefore: null,
        author: '孟县审',
        orgName: orgs.county.orgName,
        createdAt: '2024-05-29T02:00:00Z',
        reply: '',
        replyTime: null,
        status: 1,
      }),
    ],
    history: [
      {
        enrollNumber: 1,
        conclusion: 51,
        orgName: orgs.county.orgName,
        concludedOn: '2019-07-31',
        validUntil: '2024-07-31',
      },
    ],
    steps: [
      ['网上申报', '提交申报', '申请人', '申请人渠道'],
      ['受理', '受理', '孟县审', orgs.county.orgName],
    ].map(([step = '', event = '', actor = '', orgName = ''], at) => ({
      at: `2024-05-2${at + 2}T02:00:00Z`,
      step,
      event,
      actor,
      orgName,
      opinion: '',
    })),
    ...differing,
  });

const done = ({ records }: { readonly records: readonly { readonly id: string }[] }) => ({
  done: records.map(({ id }) => id),
  refused: [],
});
/** What they print. */
export const paperAnswers = fakeTransport(enrollmentPapers, {
  enrollReport: () => drawnPdf(),
  noticeList: () => drawnPdf(),
  sticker: ({ records, draw }) => (draw ? (drawnPdf() as never) : done({ records })),
});
/** What the screens of the three stages ask. */
export const reviewAnswers = [
  fakeTransport(enrollmentReview, {
    editEnrollmentFistAffirm: done,
    editAllEnrollCheckTheReg: done,
    editAllEnrollFinshTheReg: done,
    batchApprovalEnroll: done,
    lowerOrgbatchQualified: () => ({ done: ['1', '2'], refused: [] }),
    batchMsg: ({ enrIds }) => ({ done: enrIds.split(','), refused: [] }),
  }),
  fakeTransport(enrollAud, { create: () => ({ id: '1' }), cancel: () => null }),
  paperAnswers,
];
const work = enrollArrangementRow({
  lsId: '872',
  obtId: '41',
  pointName: '东霁区第三中学确认点',
  grades: [1, 3],
});
/** Where records can be moved, as it is offered. */
export const otherPointsWork = `${work.pointName} · ${work.slotName}（${work.beginDate} 至 ${work.endDate}）`;
export const movingAnswers = [
  fakeTransport(localeSet, { list: () => pageOf(work) }),
  fakeTransport(enrollmentData, { changeLocalSetInfo: () => null }),
] as const;
export const answers = [
  fakeTransport(enrollment, {
    list: () => ({
      ...pageOf(
        record(1),
        record(2, { registrationType: 1, registered: 0, lastValidUntil: null, trainingHours: 240 }),
        record(3, { recordStatus: 1, teachGrade: 2, workUnit: '东霁区第二小学' }),
      ),
    }),
    get: () => detail(),
    fistCheckmentDetail: () => detail(),
    figures: () => ({
      ...enrollFigures(),
      first: enrollTabs.map((tab, at) => ({ tab, n: [6, 3, 1, 12, 2, 1, 0, 1][at] ?? 0 })),
    }),
    registrationDataAcceptance: () => null,
  }),
  ...reviewAnswers,
  ...movingAnswers,
];

/** 待初核：看过材料再作结论，材料不全的一次写明要补什么。 */
export const 县级: Story = storyAs(userAt('county'), ...answers);
/** 刚网报的，等待受理。 */
export const 确认点未受理: Story = {
  ...storyAs(userAt('point'), ...answers),
  tags: ['alike'],
  parameters: { route: { path: '/', at: '/' } },
};
