import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MenuButton } from './MenuButton';

/**
 * 点开一份短菜单的按钮，例如页眉上的人员菜单。选一个值用选择框，行里的操作用 RowActions。
 *
 * **键盘**：回车或 ↓ 打开，↑ ↓ Home End 移动，回车选定，Esc 和 Tab 关闭，焦点回到按钮。
 */
const meta = {
  title: '基础/MenuButton',
  component: MenuButton,
  args: {
    label: '个人菜单',
    items: [
      { key: 'password', label: '修改密码' },
      { key: 'sessions', label: '登录会话' },
      { key: 'out', label: '退出登录' },
    ],
    onChoose: fn(),
    children: '区县级演示员',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'end', minHeight: 180 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const 默认: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '区县级演示员' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(body().getByRole('menuitem', { name: '登录会话' }));
    await expect(args.onChoose).toHaveBeenCalledWith('sessions');
    await expect(body().queryByRole('menu')).toBeNull();
  },
};

export const 键盘操作: Story = {
  tags: ['alike'],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(body().getByRole('menuitem', { name: '修改密码' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(body().getByRole('menuitem', { name: '退出登录' })).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}');
    await waitFor(() => expect(body().getByRole('menuitem', { name: '登录会话' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}{End}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('out');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const open: Story['play'] = async ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole('button'));

export const 打开的菜单: Story = { play: open };
export const 长文字与生僻字: Story = {
  args: { children: '𬭎县㛃乡䶮村教师资格认定现场确认点演示员' },
  play: open,
};
export const 深色打开: Story = { globals: { theme: 'dark' }, play: open };
