import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import {
  orgPlanDetail,
  orgPlanRow,
  pageOf,
  provincePlanDetail,
  provincePlanRow,
} from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { PlanApproveScreen } from './PlanApproveScreen';

const meta = {
  title: '页面/资格认定/认定计划审批',
  component: PlanApproveScreen,
  parameters: { screen: 'register.planApprove' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof PlanApproveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const provincePlans = () =>
  pageOf(
    provincePlanRow({
      pbId: '202',
      planName: '云梦省待审批计划',
      approvalStatus: 1,
      opinion: '',
      decidedBy: '',
      decidedAt: null,
      version: 2,
    }),
    provincePlanRow({ planName: '云梦省已通过计划' }),
    provincePlanRow({ pbId: '203', planName: '云梦省已锁定计划', approvalStatus: 4 }),
    provincePlanRow({ pbId: '204', planName: '云梦省未上报计划', approvalStatus: 0 }),
  );
const orgPlans = () =>
  pageOf(
    orgPlanRow({ obId: '302', planName: '东霁区待审批计划', approvalStatus: 1, version: 2 }),
    orgPlanRow({ planName: '东霁区运行中计划' }),
    orgPlanRow({
      obId: '303',
      planName: '东霁区申请结束计划',
      endStatus: 1,
      unsettled: 0,
      version: 9,
    }),
  );
export const provinces = fakeTransport(provinceBatch, {
  list: provincePlans,
  get: () => provincePlanDetail(),
  update: () => null,
});
export const downs = fakeTransport(orgBatch, {
  list: orgPlans,
  get: () =>
    orgPlanDetail({
      offences: [{ item: '确认时间', message: '时间段1确认时间超出云梦省计划的确认时间' }],
    }),
  update: () => null,
});
const nation = userAt('nation');

/** 国家级审批省级计划；省级和市级审批下级机构的计划和结束申请。 */
export const 国家中心: Story = storyAs(nation, provinces, downs);
export const 市级: Story = storyAs(userAt('city'), downs);
export const 服务器拒绝: Story = {
  ...storyAs(
    nation,
    fakeTransport(provinceBatch, {
      list: provincePlans,
      get: () => provincePlanDetail(),
      update: () => Promise.reject(refusal(422, '网报结束时间晚于批次结束日期2024-07-31')),
    }),
  ),
  tags: ['alike'],
};
