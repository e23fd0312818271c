import { lookup } from '@tqc/contract/lookup';
import { provinceBatch, provinceBatchPostpone } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { pageOf, provincePlanDetail, provincePlanRow } from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { ProvincePlanScreen } from './ProvincePlanScreen';

const meta = {
  title: '页面/资格认定/省级计划',
  component: ProvincePlanScreen,
  parameters: { screen: 'register.provincePlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof ProvincePlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    provincePlanRow({ pbId: '202', planName: '未上报的计划', approvalStatus: 0, version: 1 }),
    provincePlanRow({ pbId: '203', planName: '等待审批的计划', approvalStatus: 1, version: 2 }),
    provincePlanRow({ planName: '已通过的计划' }),
    provincePlanRow({
      pbId: '204',
      planName: '被退回的计划',
      approvalStatus: 3,
      opinion: '网报时间超出批次',
      version: 6,
    }),
    provincePlanRow({
      pbId: '205',
      planName: '别省的计划',
      orgId: '29999',
      orgName: '澄岚省教育厅(演示)',
      approvalStatus: 0,
    }),
  );
const batches = fakeTransport(lookup, {
  queryCertBatchxx: () => ({
    record: [
      {
        cbId: '101',
        cbName: '2024年上半年教师资格认定',
        beginDate: '2024-04-01',
        endDate: '2024-07-31',
      },
    ],
  }),
});
export const answers = fakeTransport(provinceBatch, {
  list: rows,
  get: () => provincePlanDetail(),
  queryOrgInfo: () => ({
    record: [
      { orgId: '328801', orgName: '东霁区教育局(演示)', orgType: 2, parentId: '3288' },
      { orgId: '328802', orgName: '南屏县教育局(演示)', orgType: 2, parentId: '3288' },
    ],
  }),
  create: () => ({ id: '206' }),
  update: () => null,
  remove: () => null,
});
export const changes = fakeTransport(provinceBatchPostpone, { create: () => ({ id: '502' }) });
const province = userAt('province');

/** 省级制定计划并上报；通过以后只能申请变更。别省的计划看得见，动不了。 */
export const 省级: Story = storyAs(province, answers, changes, batches);
export const 国家中心只看: Story = storyAs(
  withoutRights(userAt('nation'), provinceBatch.create),
  answers,
  batches,
);
export const 服务器拒绝: Story = {
  ...storyAs(
    province,
    batches,
    changes,
    fakeTransport(provinceBatch, {
      list: rows,
      queryOrgInfo: () => ({ record: [] }),
      update: () => Promise.reject(refusal(422, '确认结束日期晚于批次结束日期，请调整后再上报')),
    }),
  ),
  tags: ['alike'],
};
