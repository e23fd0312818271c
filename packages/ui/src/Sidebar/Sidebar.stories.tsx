import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Sidebar } from './Sidebar';

const menu = [
  { path: '/HomeWorks', title: '工作台', icon: 'desktop', initials: 'gzt' },
  {
    name: 'register',
    title: '教师资格认定',
    icon: 'certificate',
    initials: 'jszgrd',
    items: [
      { path: '/register/batch', title: '认定批次设置', initials: 'rdpcsz' },
      { path: '/register/plan', title: '省级计划管理', initials: 'sjjhgl' },
      { path: '/register/check', title: '网报数据核验', initials: 'wbsjhy' },
      { path: '/register/audit', title: '认定审批', initials: 'rdsp' },
    ],
  },
  {
    name: 'cert',
    title: '证书与历史数据',
    icon: 'book',
    initials: 'zsylssj',
    items: [
      { path: '/cert/manage', title: '教师资格证书管理', initials: 'jszgzsgl' },
      { path: '/cert/assign', title: '证书补发换发', initials: 'zsbfhf' },
    ],
  },
  {
    name: 'basic',
    title: '基础数据',
    icon: 'settings',
    initials: 'jcsj',
    items: [
      { path: '/basic/org', title: '机构管理', initials: 'jggl' },
      { path: '/basic/words', title: '生僻字管理（𬭎䶮㛃）', initials: 'spzgl' },
    ],
  },
];

/**
 * 管理端左边的主菜单。页面内的导航用页内标签或步骤条，不要用它。
 *
 * **键盘**：查找框里回车打开第一项、↓ 到第一项、Esc 清空；↑ ↓ 在各项间移动；分组上回车展开或收起。
 * 收起成图标时：回车或 → 弹出分组并进入，↑ ↓ 移动，← 或 Esc 收回。
 *
 * **状态**：展开 255、收起 48、查找中、没有找到、没有可用的菜单、当前页。没有权限的菜单不要传进来。拼音首字母由使用者给出，本组件不带拼音库。
 */
const meta = {
  title: '基础/Sidebar',
  component: Sidebar,
  args: {
    title: '教师资格管理信息系统',
    menu,
    current: '/register/check',
    folded: false,
    hrefOf: (path) => `#${path}`,
    onGo: fn(),
  },
  decorators: [(Story) => <div style={{ height: 620 }}>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

// Rules: shell-02
export const 默认: Story = {
  play: async ({ canvasElement, args }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: '主菜单' });
    await expect(nav.getBoundingClientRect().width).toBe(255);
    await userEvent.click(within(nav).getByRole('link', { name: '认定审批' }));
    await expect(args.onGo).toHaveBeenCalledWith('/register/audit');
    await expect(within(nav).getByRole('link', { name: '认定审批' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await userEvent.click(within(nav).getByRole('button', { name: '教师资格认定' }));
    await expect(within(nav).queryByRole('link', { name: '认定审批' })).toBeNull();
  },
};

export const 拼音首字母查找: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找菜单' }), 'wbsj');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '网报数据核验',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/register/check');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(5);
  },
};

export const 没有找到: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole('searchbox', { name: '查找菜单' }),
      '工资',
    );
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('没有找到菜单');
  },
};

// Rules: shell-01
export const 收起: Story = {
  args: { folded: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(48);
    await userEvent.hover(canvas.getByRole('button', { name: '教师资格认定' }));
    await userEvent.click(await canvas.findByRole('link', { name: '认定审批' }));
    await expect(args.onGo).toHaveBeenCalledWith('/register/audit');
    await waitFor(() => expect(canvas.queryByRole('link', { name: '认定审批' })).toBeNull());
  },
};

export const 收起时的键盘: Story = {
  args: { folded: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: '工作台' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '教师资格证书管理' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: '证书补发换发' })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '教师资格证书管理' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '证书与历史数据' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: '教师资格证书管理' })).toHaveFocus(),
    );
  },
};

export const 没有可用的菜单: Story = { args: { menu: [] } };
export const 长文字与生僻字: Story = {
  args: {
    title: '𬭎省䶮市中小学教师资格管理信息系统',
    menu: [
      { path: '/x', title: '㛃乡教师资格认定现场确认点受理材料清单管理', icon: 'calendar' },
      ...menu,
    ],
  },
};
// Content beside the menu, to see how much room it leaves at each width.
const beside: Story['decorators'] = [
  (Story) => (
    <div style={{ display: 'flex', height: '100%' }}>
      {Story()}
      <main style={{ flex: 1, padding: 24, color: 'var(--tqc-text-secondary)' }}>网报数据核验</main>
    </div>
  ),
];
export const 窄屏: Story = {
  globals: { width: '1280' },
  args: { folded: true },
  decorators: beside,
};
export const 宽屏: Story = { globals: { width: '2560' }, decorators: beside };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 深色收起: Story = { ...收起时的键盘, globals: { theme: 'dark' } };

function WithState(args: ComponentProps<typeof Sidebar>) {
  const [current, setCurrent] = useState(args.current);
  return (
    <Sidebar
      {...args}
      current={current}
      onGo={(path) => {
        setCurrent(path);
        args.onGo(path);
      }}
    />
  );
}
