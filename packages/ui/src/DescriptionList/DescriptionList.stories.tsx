import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkButton } from '../foundation';
import { DescriptionList } from './DescriptionList';

const items = [
  { label: '姓名', value: '䶮𬭎㛃' },
  { label: '证件号码', value: '118801********0012', tabular: true },
  { label: '手机号码', value: '154****0012', tabular: true },
  { label: '资格种类', value: '高级中学教师资格' },
  { label: '任教学科', value: '信息技术' },
  { label: '备注', value: '' },
  { label: '审核意见', value: '材料齐全，符合条件。', wide: true },
];

/** 详情页的字段。需要比较多条记录时用表格，不用它。 */
const meta = {
  title: '基础/DescriptionList',
  component: DescriptionList,
  args: { items },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('—')).toBeInTheDocument();
    await expect(within(canvasElement).getByText('材料齐全，符合条件。')).toBeInTheDocument();
  },
};
export const 载入中: Story = { args: { loading: true } };
export const 空内容: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      value: item.label === '姓名' ? item.value : undefined,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('—')).toHaveLength(items.length - 1);
  },
};
export const 两列: Story = { args: { columns: 2 } };
const show = fn();
export const 值后有按钮: Story = {
  args: {
    items: [
      {
        label: '证件号码',
        value: (
          <>
            118801********0012 <LinkButton onClick={show}>查看</LinkButton>
          </>
        ),
        tabular: true,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查看' }));
    await expect(show).toHaveBeenCalledTimes(1);
  },
};
export const 按宽度排: Story = {
  args: { columns: 'auto' },
  decorators: [(Story) => <div style={{ width: 600 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const top = (label: string) =>
      within(canvasElement).getByText(label).getBoundingClientRect().top;
    await expect(top('证件号码')).toBe(top('姓名'));
    await expect(top('手机号码')).toBeGreaterThan(top('姓名'));
  },
};
export const 收紧: Story = {
  args: { columns: 'auto', compact: true },
  decorators: [(Story) => <div style={{ width: 360 }}>{Story()}</div>],
};
export const 长文字与生僻字: Story = {
  args: { items: items.map((item) => ({ ...item, value: '𬍛㛃䶮'.repeat(30) })) },
};
export const 窄屏: Story = { globals: { width: '1280' } };
export const 宽屏: Story = { globals: { width: '2560' } };
export const 深色: Story = { globals: { theme: 'dark' } };
