import {
  orgBatch,
  orgBatchTime,
  provinceBatch,
  provinceBatchPostpone,
} from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { orgPlanDetail, orgPlanRow, pageOf, provincePlanRow, slotRow } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { OrgPlanScreen } from './OrgPlanScreen';

const meta = {
  title: '页面/资格认定/本机构计划',
  component: OrgPlanScreen,
  parameters: { screen: 'register.orgPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof OrgPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    orgPlanRow({
      obId: '302',
      planName: '未上报的计划',
      approvalStatus: 0,
      filingOpen: false,
      version: 1,
    }),
    orgPlanRow({ obId: '303', planName: '等待审批的计划', approvalStatus: 1, version: 2 }),
    orgPlanRow({ planName: '运行中的计划' }),
    orgPlanRow({
      obId: '304',
      planName: '都办结的计划',
      unsettled: 0,
      filingOpen: false,
      version: 8,
    }),
  );
const plans = fakeTransport(provinceBatch, { list: () => pageOf(provincePlanRow()) });
export const answers = fakeTransport(orgBatch, {
  list: rows,
  get: () => orgPlanDetail(),
  create: () => ({ id: '305' }),
  update: () => null,
  remove: () => null,
});
export const slots = fakeTransport(orgBatchTime, {
  list: () => ({ total: 2, record: [slotRow(), slotRow({ obtId: '352', arrangements: 0 })] }),
  create: () => ({ id: '353' }),
  update: () => null,
  remove: () => null,
});
export const changes = fakeTransport(provinceBatchPostpone, { create: () => ({ id: '503' }) });
const county = userAt('county');

/** 区县制定本机构的计划：未上报的可改可删，通过以后开放网报、申请结束。 */
export const 区县: Story = storyAs(county, answers, slots, changes, plans);
export const 服务器拒绝: Story = {
  ...storyAs(
    county,
    plans,
    fakeTransport(orgBatch, {
      list: rows,
      update: () => Promise.reject(refusal(422, '还没有时间段，不能上报')),
    }),
  ),
  tags: ['alike'],
};
