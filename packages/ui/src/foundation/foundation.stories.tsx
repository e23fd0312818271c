import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Icon, LinkButton, Popup, Tip, ToolButton, iconNames } from './index';

/** 其他组件的零件：链接按钮、说明、浮层和图标。页面优先用完整的组件，不直接拼零件。 */
const meta = {
  title: '基础/foundation',
  component: LinkButton,
  args: { children: '查看' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 链接按钮: Story = {};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 危险: Story = { args: { danger: true, children: '删除' } };
export const 停用: Story = { args: { disabled: true } };
export const 图标: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
        gap: 12,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {iconNames.map((name) => (
        <li
          key={name}
          style={{ display: 'flex', gap: 8, alignItems: 'center', color: 'var(--tqc-text)' }}
        >
          <Icon name={name} size={20} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
export const 工具按钮: Story = {
  render: () => (
    <div role="toolbar" aria-label="示例" style={{ display: 'flex', gap: 4 }}>
      <ToolButton icon="zoomOut" label="缩小" keys="-" />
      <ToolButton icon="zoomIn" label="放大" keys="+" showLabel />
      <ToolButton icon="compare" label="对比" aria-pressed showLabel />
      <ToolButton icon="download" label="下载" disabled showLabel />
    </div>
  ),
};
export const 深色: Story = { globals: { theme: 'dark' } };

export const 长文字与生僻字: Story = {
  render: () => (
    <div
      style={{
        display: 'flex',
        gap: 16,
        alignItems: 'center',
        width: 640,
        minHeight: 200,
        flexWrap: 'wrap',
      }}
    >
      <LinkButton>退回𬭎县㛃乡䶮村确认点的全部材料并说明理由</LinkButton>
      <ToolButton icon="download" label="下载𬍛源教学点的核对清单" showLabel />
      <Tip
        text={'𬭎县㛃乡䶮村正在维护，期间不能提交；请在维护结束后重新登录，或与上级认定机构联系。'.repeat(
          2,
        )}
      >
        {(describedBy) => <LinkButton aria-describedby={describedBy}>为什么不能提交</LinkButton>}
      </Tip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: '为什么不能提交' }).focus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      /𬭎县㛃乡䶮村正在维护/,
    );
  },
};

export const 说明: Story = {
  render: () => (
    <Tip text="证书尚未编号，编号后可以打印（𬭎𬍛）">
      {(describedBy) => <LinkButton aria-describedby={describedBy}>打印</LinkButton>}
    </Tip>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(
      '证书尚未编号',
    );
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleDescription(
      /证书尚未编号/,
    );
  },
};

export const 浮层: Story = {
  render: () => <WithPopup />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '打开' });
    await userEvent.click(button);
    await expect(await within(document.body).findByRole('group', { name: '选项' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(document.body).queryByRole('group', { name: '选项' })).toBeNull(),
    );
    await waitFor(() => expect(button).toHaveFocus());
  },
};

function WithPopup() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <LinkButton ref={anchor} aria-expanded={open} onClick={() => setOpen(!open)}>
        打开
      </LinkButton>
      <Popup anchor={anchor} open={open} onClose={() => setOpen(false)} label="选项">
        <LinkButton>退回补正</LinkButton>
      </Popup>
    </>
  );
}
