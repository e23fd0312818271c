import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LazyTree } from './LazyTree';
import type { LazyTreeNode } from './treeRows';

const BELOW: Readonly<Record<string, readonly LazyTreeNode[]>> = {
  '': [{ id: '1', label: '云梦省', hasChildren: true }],
  1: [
    { id: '11', label: '青禾市', hasChildren: true },
    { id: '12', label: '青山市', hasChildren: true },
    { id: '13', label: '𬭎县㛃乡䶮村民族自治地方联合办事处', hasChildren: false },
  ],
  11: [
    { id: '111', label: '临溪县', hasChildren: false },
    { id: '112', label: '沐禾县', hasChildren: false, note: '已停用' },
  ],
};
const usual = (parent: string) => Promise.resolve(BELOW[parent] ?? []);

/**
 * 上下级很多、要一级一级看的东西。只有十几项、不再分级的用列表或下拉。
 *
 * 键盘：上下走动，右键展开，左键收起或回到上级，Home、End 到头尾，回车或空格选中，打字跳到名称。
 */
const meta = {
  title: '基础/LazyTree',
  component: LazyTree,
  args: { label: '地区', load: usual, onSelect: fn() },
  render: (args) => <Chosen {...args} />,
  decorators: [(Story) => <div style={{ width: 260, height: 260 }}>{Story()}</div>],
} satisfies Meta<typeof LazyTree>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(props: ComponentProps<typeof LazyTree>) {
  const [selected, select] = useState(props.selected);
  return (
    <LazyTree
      {...props}
      {...(selected === undefined ? {} : { selected })}
      onSelect={(node) => {
        select(node.id);
        props.onSelect(node);
      }}
    />
  );
}

export const 默认: Story = {
  args: { selected: '11' },
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('tree', { name: '地区' });
    await expect(await within(tree).findByRole('treeitem', { name: /青山市/ })).toBeVisible();
    await expect(within(tree).getByRole('treeitem', { name: /青禾市/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const 深色: Story = { globals: { theme: 'dark' } };
export const 窄屏: Story = { tags: ['alike'], globals: { width: '1280' } };
export const 宽屏: Story = { tags: ['alike'], globals: { width: '2560' } };
export const 载入中: Story = {
  args: {
    selected: '1',
    load: (parent) => (parent === '' ? usual(parent) : new Promise(() => undefined)),
  },
};
export const 长文字与生僻字: Story = {
  args: {
    load: (parent) =>
      Promise.resolve(
        (BELOW[parent] ?? []).map((node) => ({
          ...node,
          label: `${node.label}𬭎㛃䶮民族自治地方教育体育和科学技术局联合办事处`,
        })),
      ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('treeitem', { name: /青山市𬭎㛃䶮/ }),
    ).toBeVisible();
  },
};

export const 用鼠标: Story = {
  tags: ['alike'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const city = await canvas.findByRole('treeitem', { name: /青禾市/ });
    await userEvent.click(city);
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: '11' }));
    await expect(city).toHaveAttribute('aria-expanded', 'false');
    const arrow = city.querySelector('span');
    if (arrow) await userEvent.click(arrow);
    await expect(await canvas.findByRole('treeitem', { name: /临溪县/ })).toHaveAttribute(
      'aria-level',
      '3',
    );
    if (arrow) await userEvent.click(arrow);
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /临溪县/ })).toBeNull());
  },
};

export const 用键盘: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('treeitem', { name: /青禾市/ });
    const tree = canvas.getByRole('tree');
    const active = () => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '');
    tree.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await canvas.findByRole('treeitem', { name: /沐禾县/ });
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(active()).toHaveTextContent('沐禾县已停用');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: '112' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(active()).toHaveTextContent('青禾市');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(active()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(active()).toHaveAttribute('aria-posinset', '3');
    await userEvent.keyboard('{Home}');
    await expect(active()).toHaveTextContent('云梦省');
  },
};

const failing = () => {
  let tries = 0;
  return (parent: string) => {
    if (parent === '') return usual(parent);
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('断开')) : usual(parent);
  };
};

export const 出错: Story = {
  tags: ['alike'],
  render: (args) => <Chosen {...args} load={failing()} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('treeitem', { name: /没有读到/ }));
    await expect(await canvas.findByRole('treeitem', { name: /青禾市/ })).toBeVisible();
  },
};

const MANY = Array.from({ length: 5000 }, (_, at): LazyTreeNode => ({
  id: String(1000 + at),
  label: `第${at + 1}确认点`,
  hasChildren: false,
}));

export const 一级五千个: Story = {
  args: { load: () => Promise.resolve(MANY) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('treeitem', { name: '第1确认点' });
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
    canvas.getByRole('tree').focus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('treeitem', { name: '第5000确认点' })).toHaveAttribute(
      'aria-setsize',
      '5000',
    );
  },
};

export const 没有内容: Story = {
  args: { load: () => Promise.resolve([]), none: '没有找到机构，请换个名称' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/换个名称/)).toBeVisible();
  },
};
