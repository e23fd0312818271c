import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusTag } from './StatusTag';

/** 记录的状态。只表示状态，不要当按钮用，也不要用它做分类标签。 */
const meta = {
  title: '基础/StatusTag',
  component: StatusTag,
  args: { tone: 'running', label: '审核中' },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = () => (
  <div style={{ display: 'flex', gap: 8 }}>
    <StatusTag tone="pending" label="待审批" />
    <StatusTag tone="running" label="审核中" />
    <StatusTag tone="good" label="已通过" />
    <StatusTag tone="held" label="退回补正" />
    <StatusTag tone="bad" label="不予认定" />
  </div>
);

export const 默认: Story = {};
export const 五种色调: Story = {
  render: all,
  play: async ({ canvasElement }) => {
    const shapes = new Set(
      [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d')),
    );
    await expect(shapes.size).toBe(5);
    await expect(within(canvasElement).getByText('不予认定')).toBeInTheDocument();
  },
};
export const 长文字与生僻字: Story = {
  args: { label: '䶮㛃𬭎𬍛材料待补全（等待申请人重新提交）' },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' }, render: all };
export const 色弱: Story = { globals: { theme: 'colour-weak' }, render: all };
export const 灰度: Story = { globals: { theme: 'grey' }, render: all };
