import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { SankeyChart } from './SankeyChart';

const rows = [
  { from: '应届毕业生', to: '确认通过', value: 52_300 },
  { from: '社会人员', to: '确认通过', value: 41_800 },
  { from: '在职教师', to: '确认通过', value: 9400 },
  { from: '应届毕业生', to: '材料补全', value: 3100 },
  { from: '社会人员', to: '材料补全', value: 5200 },
  { from: '确认通过', to: '认定', value: 98_200 },
  { from: '确认通过', to: '不予认定', value: 5300 },
  { from: '材料补全', to: '认定', value: 6900 },
  { from: '材料补全', to: '逾期放弃', value: 1400 },
  { from: '在职教师', to: '逾期放弃', value: null },
];

/**
 * 一批事从哪里分流到哪里，如申请人类别到办理结果。
 *
 * **要**：三四列以内；未报送给 null，图上不画，表里写明。**不要**：有回头路的流程（成环画不成）。
 *
 * **键盘与读屏**：「以表格显示」逐条列出；能下钻时来处是按钮。
 */
const meta = {
  title: '图表/SankeyChart',
  component: SankeyChart,
  args: { title: '申请人去向', asOf: '11-21 10:20:03', unit: '人', rows },
  decorators: [(Story) => <div style={{ maxWidth: 860 }}>{Story()}</div>],
} satisfies Meta<typeof SankeyChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      within(canvasElement).getByRole('img', {
        name: /桑基图。共 10 项，最高 确认通过到认定 98,200人.*1 项未报送/,
      }),
    ).toBeVisible();
  },
};
export const 以表格显示: Story = {
  args: { onPickRow: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    await expect(canvas.getByRole('row', { name: '在职教师 逾期放弃 未报送' })).toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('button', { name: '材料补全' })[0] as HTMLElement);
    await expect(args.onPickRow).toHaveBeenCalledWith(7);
  },
};
export const 成环的数据: Story = {
  args: {
    rows: [
      { from: '甲', to: '乙', value: 3 },
      { from: '乙', to: '甲', value: 2 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('成了环');
  },
};
export const 加载中: Story = { args: { state: 'loading', rows: [] } };
export const 尚无数据: Story = { args: { rows: [] } };
export const 未报送: Story = { args: { rows: rows.map((row) => ({ ...row, value: null })) } };
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error', onRetry: fn() } };
export const 长文字与生僻字: Story = {
  args: {
    rows: [{ from: '𬭎县㛃乡䶮村教学点', to: '确认通过', value: 5000 }, ...rows.slice(5, 7)],
  },
};
export const 窄屏1280: Story = { render: narrowPage(SankeyChart) };
export const 宽屏2560: Story = { render: widePage(SankeyChart) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = { args: { theme: 'wall' } };
