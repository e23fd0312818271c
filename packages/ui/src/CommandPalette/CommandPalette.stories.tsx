import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { CommandPalette } from './CommandPalette';
import { useCommandKey } from './useCommandKey';

const pages = [
  { path: '/HomeWorks', title: '工作台', initials: 'gzt' },
  { path: '/register/batch', title: '认定批次设置', initials: 'rdpcsz', group: '教师资格认定' },
  { path: '/register/check', title: '网报数据核验', initials: 'wbsjhy', group: '教师资格认定' },
  { path: '/register/audit', title: '认定审批', initials: 'rdsp', group: '教师资格认定' },
  {
    path: '/cert/manage',
    title: '教师资格证书管理',
    initials: 'jszgzsgl',
    group: '证书与历史数据',
  },
  { path: '/basic/words', title: '生僻字管理（𬭎䶮㛃）', initials: 'spzgl', group: '基础数据' },
];

/**
 * Ctrl+K 打开，按名称或拼音首字母转到页面。查找业务记录用列表页的查询，不要用它。
 *
 * **键盘**：↑ ↓ 选择，回车打开，Esc 关闭后焦点回到原处。输入法组字时的回车不会打开页面。
 *
 * **状态**：最近打开的在先（时钟图标）、没有找到、没有可以打开的页面。没有权限的页面不要传进来。
 */
const meta = {
  title: '基础/CommandPalette',
  component: CommandPalette,
  args: { pages, recent: ['/register/audit', '/cert/manage'], onGo: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = () =>
  within(document.body)
    .getAllByRole('option')
    .map((option) => option.querySelector('span')?.textContent);

export const 默认: Story = {
  play: async ({ args }) => {
    const field = within(document.body).getByRole('combobox', { name: '查找页面' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(options().slice(0, 2)).toEqual(['认定审批', '教师资格证书管理']);
    await userEvent.type(field, 'wbsj');
    await expect(options()).toEqual(['网报数据核验']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/register/check');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const 键盘操作: Story = {
  play: async ({ args }) => {
    const field = within(document.body).getByRole('combobox', { name: '查找页面' });
    await userEvent.type(field, '认定');
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      within(document.body).getByRole('option', { name: /认定批次设置/ }),
    ).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field.getAttribute('aria-activedescendant')).toBe(
      within(document.body).getByRole('option', { selected: true }).id,
    );
    // Enter while composing only ends the pinyin.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

export const 没有找到: Story = {
  play: async () => {
    await userEvent.type(within(document.body).getByRole('combobox'), '工资');
    await expect(within(document.body).getByRole('status')).toHaveTextContent('没有找到页面');
  },
};

export const 快捷键: Story = {
  render: (args) => <WithKey {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '查找页面' });
    button.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(within(document.body).getByRole('dialog', { name: '转到页面' })).toBeVisible();
    await userEvent.keyboard('工作台{Enter}');
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const 没有页面: Story = { args: { pages: [] } };
export const 长文字与生僻字: Story = {
  args: {
    pages: [
      {
        path: '/x',
        title: '𬭎县㛃乡䶮村中小学教师资格认定现场确认点受理材料补正情况统计与汇总上报',
        group: '统计',
      },
      ...pages,
    ],
  },
};
// With many pages only the list scrolls; a wider window does not widen the box.
const many = Array.from({ length: 24 }, (_, index) => ({
  path: `/n${index}`,
  title: `教师资格证书管理 ${index + 1}`,
  initials: 'jszgzsgl',
  group: '证书与历史数据',
}));
export const 窄屏: Story = { args: { pages: [...pages, ...many] }, globals: { width: '1280' } };
export const 宽屏: Story = { args: { pages: [...pages, ...many] }, globals: { width: '2560' } };
export const 深色: Story = { tags: ['pictured'], globals: { theme: 'dark' } };

function WithKey(args: ComponentProps<typeof CommandPalette>) {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        查找页面
      </button>
      {open && <CommandPalette {...args} onClose={() => setOpen(false)} />}
    </>
  );
}
