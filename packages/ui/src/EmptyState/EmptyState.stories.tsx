import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState, ErrorState } from './EmptyState';

const retry = fn();

/** 没有内容时告诉人为什么空、下一步做什么。载入中不要用它。 */
const meta = {
  title: '基础/EmptyState',
  component: EmptyState,
  args: { text: '还没有批次', hint: '新增批次后，确认点可以开始安排' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {};
export const 空时带下一步: Story = { args: { action: <Button type="primary">新增批次</Button> } };
export const 出错: Story = {
  render: () => (
    <ErrorState message="批次载入失败，请重试" requestId="r-20250401-0007" onRetry={retry} />
  ),
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      '请求编号：r-20250401-0007',
    );
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
export const 长文字与生僻字: Story = { args: { text: '没有与「𬭎𬍛㛃䶮」相符的申请'.repeat(4) } };
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
