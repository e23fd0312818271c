import { orgBatch } from '@tqc/contract/register';
import { fakeTransport } from '@tqc/testing/fakeTransport';
import { orgPlanRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DownOrgPlanScreen } from './DownOrgPlanScreen';

const meta = {
  title: '页面/资格认定/下级机构计划',
  component: DownOrgPlanScreen,
  parameters: { screen: 'register.downOrgPlan' },
  tags: ['!autodocs'],
  excludeStories: /^[a-z]/,
} satisfies Meta<typeof DownOrgPlanScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const answers = fakeTransport(orgBatch, {
  list: () =>
    pageOf(
      orgPlanRow(),
      orgPlanRow({
        obId: '306',
        planName: '西禾区2024年上半年计划',
        orgId: '40002',
        orgName: '西禾区行政审批局',
        areaName: '云梦省云汀市西禾区',
        applied: 1204,
        issued: 0,
        unsettled: 1204,
        approvalStatus: 1,
      }),
    ),
});
const city = userAt('city');

/** 市级看下级计划走到哪里；这里只看不办。 */
export const 市级: Story = storyAs(city, answers);
