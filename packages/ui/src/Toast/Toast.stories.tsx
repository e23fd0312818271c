import Message from '@arco-design/web-react/es/Message';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { clearToasts, showToast, type ToastKind } from '.';

interface ToastDemoProps {
  kind: ToastKind;
  text: string;
}

/** 按一下，提示一句。 */
function ToastDemo({ kind, text }: ToastDemoProps) {
  return (
    <button type="button" onClick={() => showToast(kind, text)}>
      提示
    </button>
  );
}

/**
 * 办完一件事后的一句提示：`showToast('good' | 'bad', 文字)`，几秒后自己消失，不抢焦点。
 * 要使用者作决定、或不看会误事的，用对话框；表单里的错误写在字段下面。
 *
 * **读屏**：办成了的是 status，等手头的话读完；没办成的是 alert，立即读出。Arco 的 Message 不要直接用。
 */
const meta = {
  title: '消息/Toast',
  component: ToastDemo,
  args: { kind: 'good', text: '已办理 12 条' },
  // Pictures are kept of it, so the toast stays until it has been looked at.
  beforeEach: () => {
    Message.config({ duration: 60_000 });
    return () => {
      clearToasts();
      Message.config({ duration: 3000 });
    };
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '提示' }));
    const text = await within(document.body).findByText(args.text);
    await expect(text.closest('[role]')).toHaveAttribute(
      'role',
      args.kind === 'good' ? 'status' : 'alert',
    );
  },
} satisfies Meta<typeof ToastDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {};
export const 失败: Story = { args: { kind: 'bad', text: '操作过于频繁，请稍后再试' } };
export const 长文字与生僻字: Story = {
  args: {
    kind: 'bad',
    text: '𬭎县㛃乡䶮村确认点的材料没有交齐：缺少普通话水平测试等级证书和体检合格证明，请在 2024-07-01 之前补齐后再提交，逾期视为放弃本次申请。',
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
