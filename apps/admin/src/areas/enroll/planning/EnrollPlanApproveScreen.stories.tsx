import { provinceBatch } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { enrollPlanDetail, enrollPlanRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { EnrollPlanApproveScreen } from './EnrollPlanApproveScreen';

const meta = {
  title: '页面/定期注册/注册计划审批',
  component: EnrollPlanApproveScreen,
  parameters: { screen: 'enroll.planApprove' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof EnrollPlanApproveScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () =>
  pageOf(
    enrollPlanRow({
      pbId: '702',
      planName: '云梦省待审批计划',
      approvalStatus: 1,
      opinion: '',
      decidedBy: '',
      decidedAt: null,
      version: 2,
    }),
    enrollPlanRow({ planName: '云梦省已通过计划' }),
    enrollPlanRow({ pbId: '703', planName: '云梦省已锁定计划', approvalStatus: 4 }),
    enrollPlanRow({ pbId: '704', planName: '云梦省已结束计划', endStatus: 2 }),
  );
const offences = [{ item: '终审层级', message: '终审层级不能低于复核层级' }];
export const answers = fakeTransport(provinceBatch, {
  queryProvinceBatchApprove: rows,
  detailsOfApprovalAndRegistration: () => enrollPlanDetail(),
  update: () => null,
});

/** 国家级审批各省的注册计划；省级和市级看审批到哪一步。 */
export const 国家中心: Story = storyAs(userAt('nation'), answers);
export const 市级: Story = storyAs(userAt('city'), answers);
export const 有不合的地方: Story = {
  ...storyAs(
    userAt('nation'),
    fakeTransport(provinceBatch, {
      queryProvinceBatchApprove: rows,
      detailsOfApprovalAndRegistration: () => enrollPlanDetail({ offences }),
    }),
  ),
  tags: ['alike'],
};
