import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { NoticeDialog } from './NoticeDialog';

let fire = () => {};
const after = (done: () => void) => {
  fire = done;
  return () => undefined;
};
const now = (done: () => void) => {
  done();
  return () => undefined;
};

/** 打开某些页面时的公告，例如系统维护。什么时候提示由用它的应用判断；一般的消息走消息铃。 */
const meta = {
  title: '消息/NoticeDialog',
  component: NoticeDialog,
  args: {
    open: true,
    title: '系统维护通知',
    onClose: fn(),
    after: now,
    children: (
      <>
        <p>
          2024年8月22日至24日系统维护。期间2024年上半年的照片和文件不能查看和上传，证书管理、限制库管理和证书查询受影响。
        </p>
        <p>请各单位提前下载所需文件，并避免在此期间办理证书变更、删除和限制库新增。</p>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof NoticeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ args }) => {
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: '系统维护通知' }),
    );
    await userEvent.click(await dialog.findByRole('button', { name: '知道了' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
// Rules: notice-01, notice-11
export const 载入中: Story = {
  args: { after },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('img', { name: '正在加载' })).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: '知道了' })).toBeDisabled();
    fire();
    await waitFor(() => expect(dialog.getByText(/2024年8月22日至24日/)).toBeInTheDocument());
  },
};
export const 载入时知道了停用: Story = {
  args: { after },
  play: async () => {
    await expect(
      await within(document.body).findByRole('button', { name: '知道了' }),
    ).toBeDisabled();
  },
};
export const 长文字与生僻字: Story = {
  args: { children: <p>{'𬭎县㛃乡䶮村确认点在维护期间停办，请改约。'.repeat(40)}</p> },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
