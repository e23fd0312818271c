import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clickInChart } from '../ChartFrame/clickInChart';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { FunnelChart } from './FunnelChart';

const rows = [
  { key: 'reported', name: '网报', value: 128_640 },
  { key: 'confirmed', name: '确认', value: 119_208 },
  { key: 'approved', name: '审批通过', value: 104_377 },
  { key: 'numbered', name: '编号', value: 98_102 },
  { key: 'printed', name: '打印', value: 71_930 },
  { key: 'ecert', name: '电子证照', value: 70_045 },
  { key: 'pushed', name: '推送成功', value: 69_871 },
];

/**
 * 一批事走过各步还剩多少，如网报到推送。右边的百分比是占上一步。
 *
 * **要**：各步是同一批事。**不要**：把互不相干的数排成漏斗。
 *
 * **键盘与读屏**：说明念出首尾和总转化；「以表格显示」给出占上一步与占第一步，能下钻时名称是按钮。
 */
const meta = {
  title: '图表/FunnelChart',
  component: FunnelChart,
  args: { title: '办理漏斗', asOf: '11-21 10:20:03', unit: '人', rows },
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
} satisfies Meta<typeof FunnelChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      within(canvasElement).getByRole('img', {
        name: '办理漏斗：漏斗图。从网报 128,640人 到推送成功 69,871人，共 7 步，总转化 54.3%',
      }),
    ).toBeVisible();
  },
};
export const 以表格显示: Story = {
  args: { onPickRow: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    await expect(canvas.getByRole('row', { name: '确认 119,208 92.7% 92.7%' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '编号' }));
    await expect(args.onPickRow).toHaveBeenCalledWith(3);
  },
};
export const 图上下钻: Story = {
  tags: ['alike'],
  args: { onPickRow: fn() },
  play: async ({ canvasElement, args }) => {
    await clickInChart(
      canvasElement,
      (box) => ({ x: box.left + box.width / 2, y: box.top + 20 }),
      () => expect(args.onPickRow).toHaveBeenCalledWith(0),
    );
  },
};
export const 有未报送的一步: Story = {
  args: { rows: rows.map((row) => (row.key === 'numbered' ? { ...row, value: null } : row)) },
};
export const 末步为零: Story = {
  args: { rows: rows.map((row, index) => ({ ...row, value: index > 4 ? 0 : row.value })) },
};
export const 加载中: Story = { args: { state: 'loading', rows: [] } };
export const 尚无数据: Story = { args: { rows: [] } };
export const 未报送: Story = { args: { rows: rows.map((row) => ({ ...row, value: null })) } };
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error', onRetry: fn() } };
export const 长文字与生僻字: Story = {
  args: {
    rows: [
      { key: '0', name: '网上申报并已提交全部材料（含䶮村）', value: 150_000 },
      ...rows.slice(1),
    ],
  },
};
export const 窄屏1280: Story = { render: narrowPage(FunnelChart) };
export const 宽屏2560: Story = { render: widePage(FunnelChart) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = { args: { theme: 'wall' } };
