import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Dialog } from './Dialog';

const refused = Array.from({ length: 40 }, (_, n) => `2024320100${String(n).padStart(4, '0')}`);

/** 内容不是一张表单时用：没有办理的各条、编号和打印前的清点、只看的明细。要填表的用 FormDialog。 */
const meta = {
  title: '表格与表单/Dialog',
  component: Dialog,
  args: {
    title: '打印证书',
    okText: '打印 2 张',
    onOk: fn(),
    onClose: fn(),
    children: (
      <p>选中的 42 张中，2 张可以打印，40 张没有空白证书，不在这一次里。打印以前请放好空白证书。</p>
    ),
  },
  // Open from the beginning: on a docs page each in a window of its own.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) =>
  within(await within(document.body).findByRole('dialog', { name }));

export const 办理: Story = {
  play: async ({ args }) => {
    const layer = await dialog('打印证书');
    await userEvent.click(layer.getByRole('button', { name: '打印 2 张' }));
    await expect(args.onOk).toHaveBeenCalledTimes(1);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const 还不能办: Story = {
  args: {
    okText: '打印 0 张',
    okDisabled: true,
    children: <p>选中的 40 张都没有空白证书，请先签收空白证书。</p>,
  },
  play: async () => {
    const layer = await dialog('打印证书');
    await expect(layer.getByRole('button', { name: '打印 0 张' })).toBeDisabled();
  },
};

export const 正在办理: Story = {
  args: { busy: true },
  play: async () => {
    const layer = await dialog('打印证书');
    await expect(layer.getByRole('button', { name: '取消' })).toBeDisabled();
  },
};

export const 长内容只看: Story = {
  args: {
    title: '40 条没有办理',
    okText: '知道了',
    onOk: undefined,
    children: (
      <ul>
        {refused.map((no) => (
          <li key={no}>{no}：确认时间未开始，请在安排的时间内办理</li>
        ))}
      </ul>
    ),
  },
  play: async ({ args }) => {
    const layer = await dialog('40 条没有办理');
    const button = layer.getByRole('button', { name: '知道了' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
