import {
  baseOrgDoc,
  BaseOrgDoc,
  orgBatch,
  provinceBatch,
  provinceBatchPostpone,
  registrationChange,
} from '@tqc/contract/register';
import { certChange } from '@tqc/contract/cert';
import { normalFiling, NormalFiling } from '@tqc/contract/exemption';
import { limit, wfWorkflow, WorkItem } from '@tqc/contract/limit';
import {
  change as enrollChange,
  provinceBatch as enrollPlans,
  setSelfOrgPlan,
} from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import {
  dataChangeRow,
  enrollEndRow,
  enrollOrgChangeRow,
  enrollOrgToDecideRow,
  enrollToDecideRow,
  exampleRow,
  orgPlanDetail,
  orgPlanRow,
  pageOf,
  planChangeDetail,
  planChangeRow,
  planToEndRow,
  provincePlanDetail,
  provincePlanRow,
} from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../kit/story/storyAs';
import { ApprovalsScreen } from './ApprovalsScreen';

const meta = {
  title: '页面/工作台/审批管理',
  component: ApprovalsScreen,
  parameters: { screen: 'shell.myWorksWfWorkflowAudit' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ApprovalsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const change = dataChangeRow();
export const changes = fakeTransport(registrationChange, {
  queryRegChgDos: () => pageOf(change),
  regChgAudit: () => null,
});
export const withOwn = fakeTransport(registrationChange, {
  queryRegChgDos: () => pageOf({ ...change, chgId: '12', name: '周若水', own: true }, change),
  regChgAudit: () => null,
});
export const plans = fakeTransport(orgBatch, {
  list: () => pageOf(orgPlanRow({ approvalStatus: 1 })),
  get: () =>
    orgPlanDetail({
      approvalStatus: 1,
      offences: [
        { item: '确认时间', message: '确认时间超出云梦省计划的确认时间，请调整到该范围内' },
      ],
    }),
  queryMyOrgBatchToEnd: () =>
    pageOf(planToEndRow({ planName: '甲区的计划', endStatus: 1, endReason: '全部办结' })),
  update: () => null,
});
export const filings = fakeTransport(baseOrgDoc, {
  list: () => pageOf(exampleRow(BaseOrgDoc, { filingNo: 'BA2024000015', status: 2 })),
  editBatchBaseOrgDoc: () => ({ done: [], refused: [] }),
});
const provinces = fakeTransport(provinceBatch, {
  list: () => pageOf(provincePlanRow({ approvalStatus: 1 })),
  get: () => provincePlanDetail({ approvalStatus: 1 }),
  update: () => null,
});
const postponed = fakeTransport(provinceBatchPostpone, {
  list: () => pageOf(planChangeRow()),
  get: () => planChangeDetail(),
  update: () => null,
});

export const enrolling = fakeTransport(enrollPlans, {
  queryProvinceBatchApprove: ({ kind }) =>
    kind === 'org'
      ? pageOf(enrollOrgToDecideRow({ approvalStatus: 1 }))
      : pageOf(enrollToDecideRow({ approvalStatus: 1 })),
  applyEnrollFinshList: () =>
    pageOf(enrollEndRow({ planName: '办完的注册计划', endStatus: 1, endReason: '全部办结' })),
});
export const enrollChanges = fakeTransport(enrollChange, {
  list: () => pageOf(enrollOrgChangeRow()),
});
const enrollDecided = fakeTransport(setSelfOrgPlan, { editOrgBatchEnroll: () => null });
export const conclusions = fakeTransport(certChange, { list: () => pageOf<never>() });
/** Restrictions that wait in each step. */
export const restrictions = [
  fakeTransport(wfWorkflow, {
    list: () =>
      pageOf(
        exampleRow(WorkItem, {
          name: '何限之',
          documented: true,
          own: false,
          decisions: ['approve'],
          notYours: null,
        }),
      ),
  }),
  fakeTransport(limit, { queryLimitationByStatus: () => ({ record: [], waiting: [] }) }),
] as const;
const enrolled = [enrolling, enrollChanges, enrollDecided, conclusions, ...restrictions];

/** What universities file, asked for in a kind of its own. */
export const filed = fakeTransport(normalFiling, {
  list: () => pageOf(exampleRow(NormalFiling, { collegeName: '云汀师范大学', status: 2 })),
});

/** 区县是数据变更、注册结论变更和证书变更；市和省还有两个业务的机构计划、变更和结束，以及限制。 */
export const 区县: Story = storyAs(userAt('county'), changes, conclusions);
/** 自己申请的变更也列着，由别人审核。 */
export const 有自己申请的: Story = {
  ...storyAs(userAt('county'), withOwn, conclusions),
  tags: ['alike'],
};
export const 市级: Story = {
  ...storyAs(userAt('city'), changes, plans, postponed, filings, ...enrolled),
  tags: ['alike'],
};
export const 省级: Story = {
  ...storyAs(userAt('province'), changes, plans, postponed, filings, filed, ...enrolled),
  tags: ['alike'],
};
export const 国家中心: Story = {
  ...storyAs(userAt('nation'), provinces, plans, postponed, filings, ...enrolled),
  tags: ['alike'],
};
