import { orgBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { enrollOrgPlanDetail, enrollOrgPlanRow, enrollSlotRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollOrgPlanScreen } from './EnrollOrgPlanScreen';

const meta = {
  title: '页面/定期注册/本机构注册计划',
  component: EnrollOrgPlanScreen,
  parameters: { screen: 'enroll.orgPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollOrgPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    enrollOrgPlanRow({ obId: '802', planName: '未上报的计划', approvalStatus: 0, version: 1 }),
    enrollOrgPlanRow({ obId: '803', planName: '等待审批的计划', approvalStatus: 1, version: 2 }),
    enrollOrgPlanRow({
      obId: '804',
      planName: '被退回的计划',
      approvalStatus: 3,
      opinion: '公示太短',
    }),
    enrollOrgPlanRow({ planName: '运行中的计划' }),
    enrollOrgPlanRow({ obId: '805', planName: '已结束的计划', endStatus: 2, approvalStatus: 4 }),
  );
const offered = {
  pbId: '701',
  planName: '云梦省2024年注册计划',
  cbName: '2024年中小学教师资格定期注册',
  noticeDays: 7,
  rechecks: false,
  judges: false,
  planned: false,
};
export const answers = fakeTransport(setSelfOrgPlan, {
  getMyOrgBatch: rows,
  get: () => enrollOrgPlanDetail(),
  queryProvinceOrgEnrollPlan: () => ({
    record: [
      offered,
      { ...offered, pbId: '702', planName: '云梦省2024年首次注册计划', rechecks: true },
      { ...offered, pbId: '703', planName: '已编制过的省级计划', planned: true },
    ],
  }),
  create: () => ({ id: '806' }),
  editOrgBatchPlan: () => null,
  editOrgBatchEnroll: () => null,
  remove: () => null,
});
export const around = fakeTransport(orgBatch, {
  getMyOrgBatch: () => ({ record: [enrollOrgPlanDetail()] }),
  getProvinceAndParentOrgTime: () => ({ bounds: enrollOrgPlanDetail().bounds, parent: [] }),
  timeReading: () => ({ planName: '运行中的计划', record: [enrollSlotRow()] }),
});

/** 区县制定本机构的注册计划：未上报和被退回的可改，等待审批的可撤回，通过以后只看。 */
export const 区县: Story = storyAs(userAt('county'), answers, around);
/** 每个省级计划下都有本机构的计划了：不能再新增，按钮说明原因。 */
export const 都编制过: Story = {
  ...storyAs(
    userAt('county'),
    around,
    fakeTransport(setSelfOrgPlan, {
      getMyOrgBatch: rows,
      queryProvinceOrgEnrollPlan: () => ({ record: [{ ...offered, planned: true }] }),
    }),
  ),
  tags: ['alike'],
};
/** 本省没有通过审批、正在进行的省级计划：说的是另一个原因。 */
export const 没有省级计划: Story = {
  ...storyAs(
    userAt('county'),
    around,
    fakeTransport(setSelfOrgPlan, {
      getMyOrgBatch: rows,
      queryProvinceOrgEnrollPlan: () => ({ record: [] }),
    }),
  ),
  tags: ['alike'],
};
export const 服务器拒绝: Story = {
  ...storyAs(
    userAt('county'),
    around,
    fakeTransport(setSelfOrgPlan, {
      getMyOrgBatch: rows,
      queryProvinceOrgEnrollPlan: () => ({ record: [offered] }),
      editOrgBatchEnroll: () => Promise.reject(refusal(422, '公示不能少于7天，现在是5天，请延长')),
    }),
  ),
  tags: ['alike'],
};
