import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LockScreen } from './LockScreen';

/** 离开座位或长时间不操作时锁屏：页面留在下面，会话在服务端已经结束，输入密码等于重新登录。不要用来挡住没有权限的内容。**键盘**：出现时焦点在密码框，回车解锁，Esc 不能关。 */
const meta = {
  title: '基础/LockScreen',
  component: LockScreen,
  args: {
    locked: true,
    userName: '岑以宁',
    orgName: '云梦省青禾市教育局',
    onUnlock: fn<(password: string) => Promise<void>>(() => Promise.resolve()),
    onSignOut: fn(),
  },
  render: (args) => <Live {...args} />,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof LockScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {};

export const 解锁: Story = {
  args: {
    onUnlock: fn<(password: string) => Promise<void>>((password) =>
      password === 'Abc1234#'
        ? Promise.resolve()
        : Promise.reject(new Error('密码不正确，还可以再试 4 次')),
    ),
  },
  play: async ({ canvasElement }) => {
    const screen = within(within(canvasElement).getByRole('dialog', { name: '屏幕已锁定' }));
    const input = screen.getByLabelText('登录密码', { selector: 'input' });
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const pageKeys = fn();
    document.addEventListener('keydown', pageKeys);
    await userEvent.keyboard('{Alt>}/{/Alt}');
    document.removeEventListener('keydown', pageKeys);
    await expect(pageKeys).not.toHaveBeenCalled();
    await userEvent.type(input, '错的{Enter}');
    await expect(await screen.findByText('密码不正确，还可以再试 4 次')).toBeVisible();
    await expect(input).toHaveValue('');
    await userEvent.type(input, 'Abc1234#{Enter}');
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(
      within(canvasElement).getByRole('textbox', { name: '填到一半的内容' }),
    ).toHaveValue('𬭎县的批次');
  },
};
export const 密码不对出错: Story = {
  args: {
    onUnlock: fn<(password: string) => Promise<void>>(() =>
      Promise.reject(new Error('密码不正确，还可以再试 4 次')),
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByLabelText('登录密码', { selector: 'input' }),
      '错的{Enter}',
    );
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      '还可以再试 4 次',
    );
  },
};
export const 等待核对密码: Story = {
  args: { onUnlock: fn<(password: string) => Promise<void>>(() => new Promise(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(
      await within(canvasElement).findByLabelText('登录密码', { selector: 'input' }),
      'Abc1234#{Enter}',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnlock).toHaveBeenCalledTimes(1);
  },
};
export const 长时间未操作: Story = { args: { notice: '长时间未操作，已自动退出，请重新登录' } };
export const 还有一步: Story = {
  args: { children: <p>验证码将发送到您登记的手机 154****0001。</p> },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/验证码将发送到/)).toBeVisible();
    await expect(
      within(canvasElement).queryByLabelText('登录密码', { selector: 'input' }),
    ).toBeNull();
  },
};
export const 退出登录: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /退出登录/ }));
    await expect(args.onSignOut).toHaveBeenCalled();
  },
};
export const 长文字与生僻字: Story = {
  args: {
    userName: '䶮㛃𬭎𬍛·阿卜杜热合曼',
    orgName: '沧浪省望江市临江新区教育体育和科学技术局行政审批服务中心',
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };

function Live({ locked, onUnlock, ...rest }: ComponentProps<typeof LockScreen>) {
  const [now, setNow] = useState(locked);
  return (
    <>
      <input aria-label="填到一半的内容" defaultValue="𬭎县的批次" />
      <LockScreen
        {...rest}
        locked={now}
        onUnlock={(password) => onUnlock(password).then(() => setNow(false))}
      />
    </>
  );
}
