import { personal } from '@tqc/contract/account';
import type { OutputOf, Row } from '@tqc/contract/kit';
import { limit, Limitation, LimitationDetail, LimitCert, wfWorkflow } from '@tqc/contract/limit';
import { resource } from '@tqc/contract/resource';
import type { LimitDecision } from '@tqc/domain/limit';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { invented } from '@tqc/testing/people';
import { exampleRow, pageOf } from '@tqc/testing/rows';
import { orgs, userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { z } from 'zod';
import { storyAs } from '../../kit/story/storyAs';
import { LimitManageScreen } from './LimitManageScreen';

const meta = {
  title: '页面/限制库管理/限制库管理',
  component: LimitManageScreen,
  parameters: { screen: 'limit.manage' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof LimitManageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Entry = Row<typeof limit.list>;

const entry = (n: number, differing: Partial<Entry> = {}): Entry =>
  exampleRow(
    Limitation,
    {
      limitNo: `XZ32202400000${n}`,
      name: invented(n).name,
      sex: invented(n).sex,
      idNo: invented(n).maskedIdNo,
      limitType: 2,
      laws: ['L3'],
      documentNo: `演教撤字〔2024〕${n}号`,
      authority: orgs.city.orgName,
      beginDate: '2024-06-10',
      endDate: '2029-06-09',
      orgName: orgs.county.orgName,
      applicant: '孟县审',
      appliedAt: '2024-06-13T02:00:00Z',
      status: 1,
      pushStatus: 0,
      documented: true,
      own: true,
      ...differing,
    },
    n,
  );
const lost = { limitType: 1, laws: ['L1'], endDate: null };
const steps = [
  ['录入', '新增', ''],
  ['录入', '提交审批', ''],
  ['限制审批', '同意限制', '材料齐全'],
].map(([step = '', event = '', opinion = ''], at) => ({
  at: `2024-06-1${3 + at}T02:00:00Z`,
  step,
  event,
  actor: at === 2 ? '方市审' : '孟县审',
  orgName: at === 2 ? orgs.city.orgName : orgs.county.orgName,
  opinion,
}));
const detail = (differing: Partial<OutputOf<typeof limit.get>> = {}) =>
  exampleRow(LimitationDetail, {
    ...entry(1),
    idType: 1,
    birthDate: '1990-03-07',
    workUnit: '东霁区第一小学',
    cause: '以虚假材料骗取教师资格',
    documentKind: 2,
    decidedOn: '2024-06-03',
    effectiveOn: '2024-06-10',
    term: 5,
    surrender: 1,
    morality: null,
    remark: '',
    violationApproval: 1,
    files: ['0197e2a4-0000-7000-8000-000000000001'],
    releaseReason: null,
    releasePaperNo: '',
    releaseText: '',
    releaseFiles: [],
    steps,
    ...differing,
  });
const released = {
  releaseReason: 3,
  releasePaperNo: '演复决〔2024〕6号',
  releaseText: '行政复议撤销了原决定',
  releaseFiles: ['0197e2a4-0000-7000-8000-000000000002'],
};
const counts = {
  record: [0, 1, 2, 3, 4, 5, 6].map((status) => ({ status, n: status + 1 })),
  waiting: (['approval', 'releaseReview', 'release'] as const).map((step) => ({ step, n: 2 })),
};

const cert = {
  certNo: '20224488013000121',
  ctId: 3,
  subjectName: '语文',
  orgName: orgs.county.orgName,
  recognisedOn: '2022-06-20',
};

/** What the pages of work in a step are answered: two that wait, the second asked by oneself. */
export const workAnswers = (status: number, decisions: readonly LimitDecision[]) => {
  const more = status === 1 ? { releaseReason: null } : { releaseReason: 3 };
  const item = (n: number, offered: readonly string[], notYours: string | null) => ({
    ...entry(n, { status, own: false }),
    ...more,
    id: entry(n).limitId,
    appliedAt: '2024-06-13T02:00:00Z',
    lastOpinion: '',
    decisions: [...offered],
    notYours,
  });
  return [
    fakeTransport(wfWorkflow, {
      list: () => pageOf(item(1, decisions, null), item(2, [], '不能审批自己提交的申请')),
      get: ({ id }) => ({
        ...detail({ status, ...(status === 1 ? {} : released) }),
        id,
        decisions: [...decisions],
        notYours: null,
      }),
      update: () => null,
    }),
    fakeTransport(limit, { queryLimitationByStatus: () => counts }),
    fakeTransport(resource, {}),
    fakeTransport(personal, {}),
  ];
};

const answers = [
  fakeTransport(limit, {
    list: () =>
      pageOf(
        entry(1),
        entry(2, { status: 0, ...lost }),
        entry(3, { status: 3 }),
        entry(4, { status: 2, ...lost }),
        entry(5, { status: 4, limitType: 4, laws: ['L6', 'L7'] }),
        entry(6, { status: 6, own: false, documented: false, orgName: '西禾区教育局' }),
      ),
    get: () => detail(released),
    create: () => ({ id: '904' }),
    update: () => null,
    remove: () => null,
    queryLimitationByStatus: () => counts,
    getLaws: () => ({
      record: [
        { limitType: 2, laws: ['L3', 'L4'], term: 5 },
        { limitType: 4, laws: ['L6', 'L7', 'L8'], term: null },
      ],
    }),
    queryCert: () => ({
      record: [
        exampleRow(LimitCert.extend({ linkedBy: z.string(), linkedAt: z.string() }), {
          ...cert,
          linkedBy: '孟县审',
          linkedAt: '2024-06-13T02:00:00Z',
        }),
      ],
      others: [exampleRow(LimitCert, { ...cert, certNo: '20194488012000017', ctId: 2 }, 2)],
    }),
    addCert: () => null,
    deleteCert: () => null,
    uploadDecisionFile: () => null,
    downloadDecisionFile: () => new Blob(),
  }),
  fakeTransport(resource, {}),
  fakeTransport(personal, {}),
];

/** 草稿提交上级审批，被驳回的修改后再提交，限制中的申请解除；别的机构录入的只看。 */
export const 区县: Story = storyAs(userAt('county'), ...answers);

/** 国家中心录入时，要写明解除由哪个省初审。 */
export const 国家中心: Story = { ...storyAs(userAt('nation'), ...answers), tags: ['alike'] };
