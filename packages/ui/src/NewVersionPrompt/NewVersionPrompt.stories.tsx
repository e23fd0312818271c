import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NewVersionPrompt } from './NewVersionPrompt';
import { useNewVersion } from './useNewVersion';

/** 服务器换了版本时的提示。不自动刷新：手上的内容比新版本要紧。 */
const meta = {
  title: '消息/NewVersionPrompt',
  component: NewVersionPrompt,
  args: { version: '1.4.0', onReload: fn() },
} satisfies Meta<typeof NewVersionPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即刷新' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};
export const 稍后: Story = {
  tags: ['alike'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '稍后' }));
    await expect(within(canvasElement).queryByText(/系统已更新/)).toBeNull();
  },
};
export const 没有新版本: Story = { tags: ['alike'], args: { version: undefined } };
export const 有未保存的长内容与生僻字: Story = {
  args: { unsaved: ['新增批次：批次名称', '𬭎县㛃乡䶮村确认点：确认范围'] },
};
export const 定时询问: Story = {
  render: () => <Asking />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/系统已更新/)).toBeVisible());
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };

const load = () => Promise.resolve('1.5.0');

function Asking() {
  const version = useNewVersion({ running: '1.4.0', load, every: 50 });
  return <NewVersionPrompt onReload={fn()} {...(version ? { version } : {})} />;
}
