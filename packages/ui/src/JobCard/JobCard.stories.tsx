import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { JobCard } from './JobCard';

/** 导入、导出、编号等长任务的进展。三秒以内能完成的事不要用它。 */
const meta = {
  title: '消息/JobCard',
  component: JobCard,
  args: {
    title: '导入确认点',
    state: 'running',
    total: 1200,
    done: 640,
    failed: 12,
    secondsLeft: 95,
    onCancel: fn(),
    onDownload: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 460 }}>{Story()}</div>],
} satisfies Meta<typeof JobCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 进行中: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '54');
    await expect(canvas.getByRole('button', { name: '下载结果' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '取消任务' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
export const 等待中下载停用: Story = {
  args: { state: 'waiting', done: 0, failed: 0, secondsLeft: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '下载结果' })).toBeDisabled();
  },
};
export const 没有要办的行: Story = {
  args: {
    state: 'done',
    total: 0,
    done: 0,
    failed: 0,
    secondsLeft: undefined,
    message: '文件里没有要导入的行。',
    onDownload: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuenow',
      '0',
    );
  },
};
export const 已完成: Story = {
  args: { state: 'done', done: 1188 },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).queryByRole('button', { name: '取消任务' })).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下载结果' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(1);
  },
};
export const 失败: Story = {
  args: { state: 'failed', message: '文件第 653 行之后无法读取，请检查文件后重新导入。' },
};
export const 失败后重新执行: Story = {
  args: {
    state: 'failed',
    message: '您的权限已变化，没有导出。',
    onDownload: undefined,
    onAgain: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重新执行' }));
    await expect(args.onAgain).toHaveBeenCalledTimes(1);
  },
};
export const 已取消: Story = {
  args: { state: 'cancelled', message: '由操作人取消，已完成的 640 条保留。' },
};
export const 长文字与生僻字: Story = {
  args: { title: '导出𬭎县㛃乡䶮村𬍛二〇二五年春季中小学教师资格认定申请人名单（含材料待补全）' },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
