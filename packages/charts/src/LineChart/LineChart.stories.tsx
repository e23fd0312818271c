import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { demoDays } from './demoDays';
import { LineChart } from './LineChart';

const series = [
  { key: 'reported', name: '网报' },
  { key: 'confirmed', name: '确认' },
  { key: 'approved', name: '认定' },
];

/**
 * 一段时间里的变化，如近三十天的网报、确认和认定。
 *
 * **要**：未报送的日子给 null，线会断开；线不超过五条。**不要**：用它比较机构，那是 BarChart 的事；把未报送写成 0。
 *
 * **键盘与读屏**：图是一张图片，说明里念出每条线的最高与最低；「以表格显示」给出同样的数，Tab 可到，方向键滚动。
 */
const meta = {
  title: '图表/LineChart',
  component: LineChart,
  args: {
    title: '近 30 天办理趋势',
    asOf: '11-21 10:20:03',
    unit: '人',
    series,
    rows: demoDays(30),
  },
  decorators: [(Story) => <div style={{ maxWidth: 980 }}>{Story()}</div>],
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      canvas.getByRole('img', { name: /近 30 天办理趋势：折线图。网报共 30 项，最高/ }),
    ).toBeVisible();
  },
};
export const 以表格显示: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: '以表格显示：近 30 天办理趋势' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(31);
    await expect(canvas.getByRole('columnheader', { name: '认定（人）' })).toBeVisible();
  },
};
export const 面积: Story = { args: { area: true, series: series.slice(0, 1) } };
export const 有未报送的日子: Story = {
  args: {
    rows: demoDays(30).map((row, index) =>
      index > 11 && index < 16 ? { ...row, values: { ...row.values, reported: null } } : row,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /4 项未报送/ })).toBeVisible();
  },
};
export const 比率: Story = {
  args: {
    title: '认定通过率',
    unit: undefined,
    format: 'percent',
    series: [{ key: 'rate', name: '通过率' }],
    rows: demoDays(14).map(({ name }, index) => ({
      name,
      values: { rate: 0.9 + (index % 5) / 100 },
    })),
  },
};
export const 只有零: Story = {
  args: {
    rows: demoDays(7).map(({ name }) => ({
      name,
      values: { reported: 0, confirmed: 0, approved: 0 },
    })),
  },
};
export const 加载中: Story = { args: { state: 'loading', rows: [] } };
export const 尚无数据: Story = { args: { rows: [] } };
export const 未报送: Story = {
  args: { rows: demoDays(7).map(({ name }) => ({ name, values: {} })) },
};
export const 数据延迟: Story = { args: { state: 'stale', asOf: '11-21 09:12:40' } };
export const 出错: Story = {
  args: { state: 'error', message: '统计服务没有回应，请稍后重试。', onRetry: () => undefined },
};
export const 纹理: Story = { args: { decals: true, area: true } };
export const 长文字与生僻字: Story = {
  args: {
    title: '𬭎县㛃乡䶮村𬍛二〇二五年春季中小学教师资格认定申请人逐日网报与现场确认人数变化情况',
    series: [{ key: 'reported', name: '网上申报并已提交全部材料的申请人数' }, ...series.slice(1)],
  },
};
export const 窄屏1280: Story = { render: narrowPage(LineChart) };
export const 宽屏2560: Story = { render: widePage(LineChart) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = {
  args: { theme: 'wall', area: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
  },
};
