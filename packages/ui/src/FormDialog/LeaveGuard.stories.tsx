import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useId, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createDirtyRegistry } from './dirtyRegistry';
import { DirtyPlace, useDirty } from './useDirty';
import { useLeaveGuard } from './useLeaveGuard';

const leave = fn();

/** 离开前的把关。表单用 `useDirty` 登记，标签条、菜单和退出用 `useLeaveGuard` 的 `guard` 包住要做的事。 */
const meta = {
  title: '表格与表单/useLeaveGuard',
  component: Demo,
  args: { dirty: true },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 有未保存的内容: Story = {
  play: async ({ canvasElement }) => {
    leave.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '关闭标签页' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: '有未保存的内容' }),
    );
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

/** 只问正要关闭的那一页；被藏到后面的页面也算，真正拿掉之后不再算。 */
export const 藏在后面的页面: Story = {
  render: () => <Pages />,
  play: async ({ canvasElement }) => {
    leave.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '留言' }), '写到一半');
    await userEvent.click(canvas.getByRole('button', { name: '换到乙页' }));
    await userEvent.click(canvas.getByRole('button', { name: '关闭乙页' }));
    await expect(leave).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '关闭甲页' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: '继续填写' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '拿掉甲页' }));
    await userEvent.click(canvas.getByRole('button', { name: '关闭甲页' }));
    await expect(leave).toHaveBeenCalledTimes(2);
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

function Pages() {
  const [shown, setShown] = useState(['甲', '乙']);
  const [front, setFront] = useState('甲');
  const { guard, dialog } = useLeaveGuard();
  return (
    <>
      {shown.map((page) => (
        <Activity key={page} mode={page === front ? 'visible' : 'hidden'}>
          <DirtyPlace value={page}>
            <Note />
          </DirtyPlace>
        </Activity>
      ))}
      <Button onClick={() => setFront('乙')}>换到乙页</Button>
      <Button onClick={() => setShown(['乙'])}>拿掉甲页</Button>
      {['甲', '乙'].map((page) => (
        <Button
          key={page}
          onClick={() =>
            guard(
              () => leave(),
              ({ place }) => place === page,
            )
          }
        >
          关闭{page}页
        </Button>
      ))}
      {dialog}
    </>
  );
}

function Note() {
  const [text, setText] = useState('');
  useDirty(useId(), text !== '', '留言');
  return <input aria-label="留言" value={text} onChange={({ target }) => setText(target.value)} />;
}

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
