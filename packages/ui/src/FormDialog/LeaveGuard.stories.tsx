import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createDirtyRegistry } from './dirtyRegistry';
import { useLeaveGuard } from './useLeaveGuard';

const leave = fn();

/** 离开前的把关。表单用 `useDirty` 登记，标签条、菜单和退出用 `useLeaveGuard` 的 `guard` 包住要做的事。 */
const meta = { title: '表格与表单/useLeaveGuard', component: Demo, args: { dirty: true } } satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 有未保存的内容: Story = {
  play: async ({ canvasElement }) => {
    leave.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '关闭标签页' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: '有未保存的内容' }));
    await expect(dialog.getByText('新增批次：批次名称、网报时间')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: '继续填写' }));
    await expect(leave).not.toHaveBeenCalled();
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    await expect(unload.defaultPrevented).toBe(true);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: '关闭标签页' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: '放弃修改' }));
    await expect(leave).toHaveBeenCalledTimes(1);
  },
};

export const 没有改动: Story = {
  args: { dirty: false },
  play: async ({ canvasElement }) => {
    leave.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '关闭标签页' }));
    await expect(leave).toHaveBeenCalledTimes(1);
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    await expect(unload.defaultPrevented).toBe(false);
  },
};

function Demo({ dirty }: { dirty: boolean }) {
  const [registry] = useState(() => {
    const made = createDirtyRegistry();
    if (dirty) made.mark('a', '新增批次：批次名称、网报时间');
    return made;
  });
  const { guard, dialog } = useLeaveGuard({ registry });
  return (
    <>
      <Button onClick={() => guard(() => leave())}>关闭标签页</Button>
      {dialog}
    </>
  );
}
