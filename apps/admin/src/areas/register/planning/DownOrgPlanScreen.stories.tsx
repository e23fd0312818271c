import { orgBatch } from '@tqc/contract/register';
import { fakeTransport, refusal } from '@tqc/testing/fakeTransport';
import { orgPlanRow, pageOf } from '@tqc/testing/rows';
import { userAt } from '@tqc/testing/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAs } from '../../../kit/story/storyAs';
import { DownOrgPlanScreen } from './DownOrgPlanScreen';

const meta = {
  title: '页面/资格认定/下级机构计划',
  component: DownOrgPlanScreen,
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
export const 没有计划: Story = storyAs(city, fakeTransport(orgBatch, { list: () => pageOf() }));
export const 出错: Story = storyAs(
  city,
  fakeTransport(orgBatch, { list: () => Promise.reject(refusal(503)) }),
);
export const 长文字与生僻字: Story = storyAs(
  city,
  fakeTransport(orgBatch, {
    list: () =>
      pageOf(
        orgPlanRow({
          orgName: '𬭎县㛃乡䶮村教育体育局行政审批服务科（中小学教师资格认定专用窗口）',
        }),
      ),
  }),
);
export const 深色: Story = { ...市级, globals: { theme: 'dark' } };
