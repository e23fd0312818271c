import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { RingChart } from './RingChart';

const rows = [
  { key: '1', name: '幼儿园', value: 41_208 },
  { key: '2', name: '小学', value: 38_770 },
  { key: '3', name: '初级中学', value: 21_954 },
  { key: '4', name: '高级中学', value: 18_306 },
  { key: '5', name: '中等职业学校', value: 2870 },
  { key: '6', name: '实习指导', value: 164 },
  { key: '7', name: '高等学校', value: 3412 },
];

/**
 * 一个整体由哪几部分组成，如证书种类、学历。部分在八个以内。
 *
 * **要**：各部分加起来有意义。**不要**：用它比较互不相干的数，或看变化。
 *
 * **键盘与读屏**：「以表格显示」给出数量和占比；能下钻时名称是按钮。
 */
const meta = {
  title: '图表/RingChart',
  component: RingChart,
  args: { title: '资格种类分布', asOf: '11-21 10:20:03', unit: '人', rowTitle: '资格种类', rows },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
} satisfies Meta<typeof RingChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      within(canvasElement).getByRole('img', {
        name: /资格种类分布：环形图。共 7 项，最高 幼儿园 41,208人，最低 实习指导 164人/,
      }),
    ).toBeVisible();
  },
};
export const 以表格显示: Story = {
  args: { onPickRow: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    await expect(canvas.getByRole('row', { name: '实习指导 164 0.1%' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '小学' }));
    await expect(args.onPickRow).toHaveBeenCalledWith(1);
  },
};
export const 有未报送的一项: Story = {
  args: { rows: rows.map((row) => (row.key === '6' ? { ...row, value: null } : row)) },
};
export const 只有零: Story = { args: { rows: rows.map((row) => ({ ...row, value: 0 })) } };
export const 加载中: Story = { args: { state: 'loading', rows: [] } };
export const 尚无数据: Story = { args: { rows: [] } };
export const 未报送: Story = { args: { rows: rows.map((row) => ({ ...row, value: null })) } };
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error', onRetry: fn() } };
export const 纹理: Story = { args: { decals: true } };
export const 长文字与生僻字: Story = {
  args: {
    title: '𬭎县㛃乡二〇二五年春季申请人所学专业与任教学科构成',
    rows: [
      { key: '0', name: '中等职业学校实习指导教师（䶮村教学点）', value: 9000 },
      ...rows.slice(0, 3),
    ],
  },
};
export const 窄屏1280: Story = { render: narrowPage(RingChart) };
export const 宽屏2560: Story = { render: widePage(RingChart) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = { args: { theme: 'wall' } };
