import { orgBatch } from '@tqc/contract/enroll';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { enrollOrgPlanDetail, enrollOrgPlanRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DownEnrollPlansScreen } from './DownEnrollPlansScreen';

const meta = {
  title: '页面/定期注册/下级已上报计划',
  component: DownEnrollPlansScreen,
  parameters: { screen: 'enroll.downOrgPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof DownEnrollPlansScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(orgBatch, {
  list: () =>
    pageOf(
      enrollOrgPlanRow(),
      enrollOrgPlanRow({
        obId: '808',
        orgName: '西禾区行政审批局',
        planName: '西禾区2024年注册计划',
        approvalStatus: 1,
        booked: 0,
      }),
    ),
  get: () => enrollOrgPlanDetail(),
});

/** 下级上报的计划，查看与省级计划的对比和历次意见。 */
export const 市级: Story = storyAs(userAt('city'), answers);
