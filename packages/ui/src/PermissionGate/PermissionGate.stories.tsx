import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PermissionGate } from './PermissionGate';

const click = fn();

/** 包住一个按钮，按权限显示、停用或不显示。原因由调用者给出，本组件不作判断。 */
const meta = {
  title: '基础/PermissionGate',
  component: PermissionGate,
  args: { allowed: true, children: <Button onClick={() => click()}>结束批次</Button> },
} satisfies Meta<typeof PermissionGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 允许: Story = {};
export const 无权限: Story = {
  args: { allowed: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const 停用并说明: Story = {
  args: { allowed: false, reason: '批次已经结束，恢复后才能再次结束' },
  play: async ({ canvasElement }) => {
    click.mockClear();
    await userEvent.tab();
    const button = within(canvasElement).getAllByRole('button')[0]!;
    await waitFor(() => expect(button).toHaveFocus());
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      '批次已经结束，恢复后才能再次结束',
    );
    await expect(button).toHaveAccessibleDescription('批次已经结束，恢复后才能再次结束');
    await userEvent.keyboard('{Enter}');
    await expect(click).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(within(document.body).queryByRole('tooltip')).toBeNull();
  },
};
export const 长原因: Story = {
  args: {
    allowed: false,
    reason:
      '本机构所在地区正在维护，期间不能提交；请在维护结束后重新登录，或与上级认定机构联系。'.repeat(
        2,
      ),
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = {
  globals: { theme: 'dark' },
  args: { allowed: false, reason: '批次已经结束' },
};
