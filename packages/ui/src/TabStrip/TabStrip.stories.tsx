import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TabStrip } from './TabStrip';

const tab = (path: string, title: string, pinned = false) => ({ path, title, pinned });
const few = [
  tab('/HomeWorks', '工作台', true),
  tab('/a', '认定批次设置'),
  tab('/b', '网报数据核验'),
  tab('/c', '认定审批'),
];

/**
 * 页眉下面的一条：打开过的页面。页面里的分栏（待审批、已审批）用页内的标签，不要用它。
 *
 * **键盘**：Tab 进入，← → Home End 在标签间移动，回车打开，Delete 关闭；Shift+F10 或菜单键打开「标签操作」，上下键选择，Esc 关闭。鼠标中键关闭。
 *
 * **状态**：当前、固定（有图钉，不能关）、放不下（两头出现滚动按钮）、标题过长（省略，悬停看全）。关闭的目标不小于 24 像素。
 */
const meta = {
  title: '基础/TabStrip',
  component: TabStrip,
  args: { tabs: few, active: '/b', onSelect: fn(), onCommand: fn() },
} satisfies Meta<typeof TabStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement, args }) => {
    const strip = within(within(canvasElement).getByRole('navigation', { name: '已打开的页面' }));
    await userEvent.click(strip.getByRole('button', { name: '认定审批' }));
    await expect(args.onSelect).toHaveBeenCalledWith(few[3]);
    await userEvent.click(strip.getByRole('button', { name: '关闭认定审批' }));
    await expect(args.onCommand).toHaveBeenCalledWith('close', '/c');
    await expect(strip.queryByRole('button', { name: '关闭工作台' })).toBeNull();
    for (const button of strip.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

// Rules: tabs-11, tabs-12, tabs-13, tabs-14, tabs-15, tabs-16
export const 右键菜单: Story = {
  play: async ({ canvasElement, args }) => {
    const strip = within(within(canvasElement).getByRole('navigation', { name: '已打开的页面' }));
    await userEvent.pointer({
      target: strip.getByRole('button', { name: '认定批次设置' }),
      keys: '[MouseRight]',
    });
    const menu = within(await within(document.body).findByRole('menu', { name: '标签操作' }));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '刷新',
      '关闭当前',
      '关闭其他',
      '关闭左侧',
      '关闭右侧',
      '关闭全部',
    ]);
    // Only the fixed 工作台 is to the left.
    await expect(menu.getByRole('menuitem', { name: '关闭左侧' })).toBeDisabled();
    await userEvent.click(menu.getByRole('menuitem', { name: '关闭其他' }));
    await expect(args.onCommand).toHaveBeenCalledWith('others', '/a');
    await expect(within(document.body).queryByRole('menu')).toBeNull();
  },
};

export const 键盘操作: Story = {
  tags: ['alike'],
  play: async ({ canvasElement, args }) => {
    const strip = within(within(canvasElement).getByRole('navigation', { name: '已打开的页面' }));
    strip.getByRole('button', { name: '工作台' }).focus();
    await userEvent.keyboard('{Delete}{ArrowRight}{ArrowRight}');
    await expect(args.onCommand).not.toHaveBeenCalled();
    await waitFor(() => expect(strip.getByRole('button', { name: '网报数据核验' })).toHaveFocus());
    await userEvent.keyboard('{Shift>}{F10}{/Shift}{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(within(document.body).getByRole('menuitem', { name: '关闭其他' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(strip.getByRole('button', { name: '网报数据核验' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await expect(args.onCommand).toHaveBeenCalledWith('close', '/b');
  },
};

export const 放不下: Story = {
  args: {
    tabs: [
      ...few,
      ...Array.from({ length: 20 }, (_, index) =>
        tab(`/n${index}`, `教师资格证书管理 ${index + 1}`),
      ),
    ],
    active: '/n19',
  },
  render: (args) => <WithState {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '标签向右滚动' })).toBeDisabled(),
    );
    await userEvent.click(canvas.getByRole('button', { name: '标签向左滚动' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '标签向右滚动' })).toBeEnabled());
  },
};

export const 长文字与生僻字: Story = {
  args: {
    tabs: [...few, tab('/d', '𬭎县㛃乡䶮村中小学教师资格认定申请材料补正情况统计')],
    active: '/d',
  },
};
export const 没有标签: Story = { args: { tabs: [] } };
export const 窄: Story = {
  ...放不下,
  decorators: [(Story) => <div style={{ width: 480 }}>{Story()}</div>],
  play: undefined,
};
export const 宽屏2560: Story = {
  args: { ...放不下.args, tabs: 放不下.args?.tabs?.slice(0, 16) ?? [], active: '/n11' },
  globals: { width: '2560' },
};
export const 停用的菜单项: Story = {
  args: { tabs: few.slice(0, 2), active: '/a' },
  play: async ({ canvasElement }) => {
    await userEvent.pointer({
      target: within(canvasElement).getByRole('button', { name: '认定批次设置' }),
      keys: '[MouseRight]',
      coords: { clientX: 200, clientY: 48 },
    });
    const menu = within(await within(document.body).findByRole('menu', { name: '标签操作' }));
    for (const name of ['关闭其他', '关闭左侧', '关闭右侧'])
      await expect(menu.getByRole('menuitem', { name })).toBeDisabled();
  },
};
export const 深色: Story = { globals: { theme: 'dark' } };

function WithState(args: ComponentProps<typeof TabStrip>) {
  const [active, setActive] = useState(args.active);
  return <TabStrip {...args} active={active} onSelect={({ path }) => setActive(path)} />;
}
