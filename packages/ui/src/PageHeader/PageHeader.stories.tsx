import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusTag } from '../StatusTag';
import { PageHeader } from './PageHeader';

/** 每个页面顶上的标题。对话框里用它自己的标题，不用这个。 */
const meta = {
  title: '基础/PageHeader',
  component: PageHeader,
  args: { title: '认定批次设置', description: '设置每一批次的网报起止日期，结束后不能再修改。' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {};
export const 带操作: Story = { args: { actions: <Button type="primary">新增</Button> } };
export const 只有标题: Story = { args: { description: undefined } };
const drawn = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="84" height="118"><rect width="84" height="118" fill="#9fb4cc"/></svg>')}`;
export const 带照片和状态: Story = {
  args: {
    title: '䶮知远',
    tags: <StatusTag tone="good" label="正常" />,
    description: '证书号码 20250001132000001',
    picture: { src: drawn, alt: '证件照片' },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      '䶮知远 正常',
    );
    await expect(within(canvasElement).getByRole('img', { name: '证件照片' })).toBeVisible();
  },
};
export const 照片还没读到: Story = {
  args: { ...带照片和状态.args, picture: { src: undefined, alt: '证件照片' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const 长文字与生僻字: Story = {
  args: {
    title: '𬭎县㛃乡䶮村教学点教师资格认定现场确认与材料核验工作安排'.repeat(2),
    description: '设置每一批次的网报起止日期。'.repeat(10),
    actions: <Button>导出</Button>,
  },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
