import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb';

/** 页眉左边的位置。只有一层的页面不用。**键盘**：Tab 逐段到，回车回到那一层，Ctrl+点击另开。 */
const meta = {
  title: '基础/Breadcrumb',
  component: Breadcrumb,
  args: {
    crumbs: [
      { title: '资格认定' },
      { title: '认定申请', href: '#/registers' },
      { title: '𬭎知远的申请' },
    ],
    onGo: fn(),
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

// Rules: shell-04
export const 默认: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: '认定申请' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('#/registers');
    await expect(canvas.getByText('𬭎知远的申请')).toHaveAttribute('aria-current', 'page');
  },
};
export const 只有本页: Story = { args: { crumbs: [{ title: '工作台' }] } };
export const 长文字与生僻字: Story = {
  args: {
    crumbs: [
      { title: '教师资格认定与定期注册业务办理', href: '#/a' },
      { title: '二〇二五年春季高级中学教师资格认定批次', href: '#/b' },
      { title: '𬭎县㛃乡䶮村𬍛中心小学申请人的认定申请' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 420 }}>{Story()}</div>],
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
