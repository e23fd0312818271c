import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Timeline } from './Timeline';

/** 一件申请经过的环节。单纯的操作日志用表格。 */
const meta = {
  title: '基础/Timeline',
  component: Timeline,
  args: {
    items: [
      {
        key: '1',
        title: '网上申报',
        tone: 'good',
        label: '已提交',
        time: '2025-04-01 09:30',
        actor: '䶮知远',
      },
      {
        key: '2',
        title: '现场确认',
        tone: 'held',
        label: '退回补正',
        time: '2025-04-07 10:12',
        actor: '临溪县一号确认点',
        content: '普通话证书照片不清楚，请重新上传。',
      },
      {
        key: '3',
        title: '初审',
        tone: 'running',
        label: '审核中',
        time: '2025-04-10 15:00',
        actor: '青禾市教育局',
      },
      { key: '4', title: '证书编号', tone: 'pending', label: '未开始' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('span')?.textContent),
    ).toEqual(['网上申报', '现场确认', '初审', '证书编号']);
  },
};
export const 无数据: Story = { tags: ['alike'], args: { items: [] } };
export const 只有经过没有结果: Story = {
  args: {
    ariaLabel: '证书轨迹',
    items: [{ key: '1', title: '生成证书编号', time: '2025-06-17 10:00', actor: '青禾市教育局' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: '证书轨迹' })).toHaveTextContent(
      '生成证书编号2025-06-17 10:00青禾市教育局',
    );
  },
};
export const 不通过的长意见与生僻字: Story = {
  args: {
    items: [
      {
        key: '1',
        title: '终审',
        tone: 'bad',
        label: '不予认定',
        time: '2025-05-01 11:00',
        actor: '青禾市教育局',
        content: '𬭎𬍛㛃'.repeat(30),
      },
    ],
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
