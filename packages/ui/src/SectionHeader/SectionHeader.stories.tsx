import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LinkButton } from '../foundation';
import { SectionHeader } from './SectionHeader';

/** 页面里有标题的一节：详情可以收起，要办的事和首页的卡片不收起。 */
const meta = {
  title: '基础/SectionHeader',
  component: SectionHeader,
  args: { title: '基本信息', children: '姓名：䶮知远' },
} satisfies Meta<typeof SectionHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {};
export const 起初收起: Story = { args: { defaultOpen: false } };
export const 带操作: Story = { args: { actions: <LinkButton>编辑</LinkButton> } };
export const 不能收起: Story = {
  args: { collapsible: false, title: '办理' },
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: '办理' }));
    await expect(section.getByRole('heading', { level: 2, name: '办理' })).toBeVisible();
    await expect(section.queryByRole('button')).toBeNull();
    await expect(section.getByText('姓名：䶮知远')).toBeVisible();
  },
};
export const 长标题: Story = {
  args: {
    title: '云梦省青禾市临溪县二〇二五年春季中小学教师资格认定申请材料核验与补正情况说明（𬍛㛃𬭎）',
  },
};
export const 生僻字: Story = { args: { title: '䶮㛃𬭎𬍛的申报材料' } };
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };

// Rules: shell-07
export const 收起再展开: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: '基本信息' });
    await userEvent.click(toggle);
    await expect(canvas.getByText('姓名：䶮知远')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('姓名：䶮知远')).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};
