import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { GateLink } from './gateRegistry';
import { PermissionGate } from './PermissionGate';
import { WhyPanel } from './WhyPanel';

const chain: GateLink[] = [
  { label: '机构类型', passed: true, note: '县级认定机构' },
  { label: '授予的功能', passed: true, note: '批次管理' },
  { label: '记录状态', passed: false, note: '批次已经结束' },
];

/**
 * 「为什么不能操作」：不能按的按钮可以当场问。权限门给出 `label` 就会列进来，应用里只放一个面板。
 *
 * **键盘**：Alt+/ 开关，Esc 关闭，焦点回到原处。
 */
const meta = {
  title: '基础/WhyPanel',
  component: WhyPanel,
  args: { open: false, onToggle: fn() },
  render: () => (
    <>
      <div style={{ display: 'flex', gap: 8 }}>
        <PermissionGate allowed label="新增批次">
          <Button type="primary">新增批次</Button>
        </PermissionGate>
        <PermissionGate
          allowed={false}
          label="结束批次"
          reason="批次已经结束，恢复后才能再次结束"
          chain={chain}
        >
          <Button>结束批次</Button>
        </PermissionGate>
        <PermissionGate allowed={false} label="删除批次">
          <Button>删除批次</Button>
        </PermissionGate>
      </div>
      <Live />
    </>
  ),
} satisfies Meta<typeof WhyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIt = async () => {
  await fireEvent.keyDown(document.body, { key: '/', code: 'Slash', altKey: true });
};

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openIt();
    const panel = within(await canvas.findByRole('dialog', { name: '为什么不能操作' }));
    await expect(panel.getByText('本页有 3 种操作，2 种现在不能办理。')).toBeVisible();
    await expect(panel.getByText(/记录状态：未通过，批次已经结束/)).toBeVisible();
    await expect(panel.getByText('您的角色没有授予这项功能，请联系本机构管理员。')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await openIt();
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
export const 没有受控操作: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    await openIt();
    await expect(
      await within(canvasElement).findByText('这一页没有受权限控制的操作'),
    ).toBeVisible();
  },
};
export const 长文字与生僻字: Story = {
  render: () => (
    <>
      {[1, 2, 3].map((row) => (
        <PermissionGate
          key={row}
          allowed={false}
          label="退回𬭎县㛃乡䶮村确认点的全部材料"
          reason={'所在地区正在维护，期间不能提交；请在维护结束后重新登录。'.repeat(3)}
        >
          <Button>退回</Button>
        </PermissionGate>
      ))}
      <Live />
    </>
  ),
  play: async ({ canvasElement }) => {
    await openIt();
    await expect(await within(canvasElement).findByText('3 处')).toBeVisible();
  },
};
export const 深色: Story = { globals: { theme: 'dark' }, play: openIt };

function Live() {
  const [open, setOpen] = useState(false);
  return <WhyPanel open={open} onToggle={setOpen} />;
}
