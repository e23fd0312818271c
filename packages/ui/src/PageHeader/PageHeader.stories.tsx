import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from './PageHeader';

/** 每个页面顶上的标题。对话框里用它自己的标题，不用这个。 */
const meta = { title: '基础/PageHeader', component: PageHeader, args: { title: '认定批次设置', description: '设置每一批次的网报起止日期，结束后不能再修改。' } } satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {};
export const 带操作: Story = { args: { actions: <Button type="primary">新增</Button> } };
export const 只有标题: Story = { args: { description: undefined } };
export const 长文字与生僻字: Story = {
  args: { title: '𬭎县㛃乡䶮村教学点教师资格认定现场确认与材料核验工作安排'.repeat(2), description: '设置每一批次的网报起止日期。'.repeat(10), actions: <Button>导出</Button> },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
