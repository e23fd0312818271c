import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clickInChart } from '../ChartFrame/clickInChart';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { HeatMap } from './HeatMap';

const columns = Array.from({ length: 10 }, (_, hour) => `${hour + 8} 时`);
const names = [
  '长安区确认点',
  '桥西区确认点',
  '新华区确认点',
  '裕华区确认点',
  '藁城区确认点',
  '鹿泉区确认点',
];
const rows = names.map((name, row) => ({
  key: name,
  name,
  values: columns.map((_, hour) =>
    row === 4 && hour > 6
      ? null
      : hour === 4
        ? 0
        : Math.round(90 * Math.abs(Math.sin(hour / 2.2 + row))),
  ),
}));

/**
 * 行与列交叉处的多少，如确认点逐时的办理量。
 *
 * **要**：行在三十以内，列在二十四以内；多了先筛选。**不要**：用它比较精确的数，那是表格的事。
 *
 * **键盘与读屏**：「以表格显示」给出每一格；能下钻时行名是按钮。
 */
const meta = {
  title: '图表/HeatMap',
  component: HeatMap,
  args: {
    title: '确认点逐时办理量',
    asOf: '11-21 17:00:00',
    unit: '人',
    rowTitle: '确认点',
    columns,
    rows,
  },
  decorators: [(Story) => <div style={{ maxWidth: 760 }}>{Story()}</div>],
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      within(canvasElement).getByRole('img', { name: /热力图。6 行 10 列，共 60 项，最高/ }),
    ).toBeVisible();
  },
};
export const 以表格显示: Story = {
  args: { onPickRow: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    await expect(canvas.getAllByText('未报送')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: '桥西区确认点' }));
    await expect(args.onPickRow).toHaveBeenCalledWith(1);
  },
};
export const 图上下钻: Story = {
  tags: ['alike'],
  args: { onPickRow: fn() },
  play: async ({ canvasElement, args }) => {
    await clickInChart(
      canvasElement,
      (box) => ({ x: box.left + box.width / 2, y: box.bottom - 40 }),
      () => expect(args.onPickRow).toHaveBeenCalledWith(5),
    );
  },
};
export const 二十四列: Story = {
  args: {
    columns: Array.from({ length: 24 }, (_, hour) => `${hour}`),
    rows: rows.map((row, index) => ({
      ...row,
      values: Array.from({ length: 24 }, (_, hour) => (hour * 7 + index * 11) % 53),
    })),
  },
};
export const 加载中: Story = { args: { state: 'loading', rows: [] } };
export const 尚无数据: Story = { args: { rows: [] } };
export const 未报送: Story = { args: { rows: rows.map((row) => ({ ...row, values: [] })) } };
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error', onRetry: fn() } };
export const 长文字与生僻字: Story = {
  args: {
    rows: [
      {
        key: 'x',
        name: '𬭎县㛃乡䶮村中心小学教师资格认定现场确认点',
        values: columns.map((_, hour) => hour * 3),
      },
      ...rows.slice(0, 3),
    ],
  },
};
export const 窄屏1280: Story = { render: narrowPage(HeatMap) };
export const 宽屏2560: Story = { render: widePage(HeatMap) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = { args: { theme: 'wall' } };
