import { provinceBatch } from '@tqc/contract/enroll';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { enrollPlanDetail, enrollPlanRow, pageOf } from '@tqc/testing/rows';
import { userAt, withoutRights } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollProvincePlanScreen } from './EnrollProvincePlanScreen';

const meta = {
  title: '页面/定期注册/省级注册计划',
  component: EnrollProvincePlanScreen,
  parameters: { screen: 'enroll.provincePlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollProvincePlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    enrollPlanRow({ pbId: '702', planName: '未上报的计划', approvalStatus: 0, version: 1 }),
    enrollPlanRow({ pbId: '703', planName: '等待审批的计划', approvalStatus: 1, version: 2 }),
    enrollPlanRow({ planName: '已通过的计划' }),
    enrollPlanRow({
      pbId: '704',
      planName: '被退回的计划',
      approvalStatus: 3,
      opinion: '复核时间晚于批次的复核截止日期',
      version: 4,
    }),
    enrollPlanRow({
      pbId: '705',
      planName: '别省的计划',
      orgId: '29999',
      orgName: '澄岚省教育厅(演示)',
      approvalStatus: 0,
    }),
  );
const batch = (cbId: string, cbName: string, planned: boolean) => ({
  cbId,
  cbName,
  filingBegin: '2024-05-06',
  filingEnd: '2024-06-28',
  firstReviewEnd: '2024-08-30',
  recheckEnd: '2024-10-11',
  finalEnd: '2024-11-29',
  planned,
});
const choices = {
  provinceSelfApplyNewTime: () => ({
    planName: '云梦省2024年注册计划',
    record: [{ item: '终审时间', begin: '2024-09-30', end: '2024-11-15', until: '2024-11-29' }],
  }),
  queryCertBatch: () => ({
    record: [
      batch('601', '2024年中小学教师资格定期注册', false),
      batch('602', '2024年新任教师首次注册', true),
    ],
  }),
  queryOrgInfo: () => ({
    record: [
      { orgId: '328801', orgName: '东霁区教育局(演示)', orgType: 2, parentId: '3288' },
      { orgId: '328802', orgName: '南屏县教育局(演示)', orgType: 2, parentId: '3288' },
    ],
  }),
};
export const answers = fakeTransport(provinceBatch, {
  ...choices,
  list: rows,
  get: () => enrollPlanDetail(),
  create: () => ({ id: '706' }),
  update: () => null,
  changeProvinceBatch: () => ({ id: '871' }),
  remove: () => null,
});
const province = userAt('province');

/** 省级制定注册计划并上报；等待审批的可以撤回，退回的改好再报。 */
export const 省级: Story = storyAs(province, answers);
export const 国家中心只看: Story = storyAs(
  withoutRights(userAt('nation'), provinceBatch.create),
  answers,
);
export const 服务器拒绝: Story = {
  ...storyAs(
    province,
    fakeTransport(provinceBatch, {
      ...choices,
      list: rows,
      update: () =>
        Promise.reject(
          refusal(422, '复核时间结束于2024-10-20，晚于批次的复核截止日期（2024-10-11），请提前'),
        ),
    }),
  ),
  tags: ['alike'],
};
