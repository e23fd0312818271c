import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clickInChart } from '../ChartFrame/clickInChart';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { BarChart } from './BarChart';
import { rankRows } from './rankRows';

const row = (
  name: string,
  reported: number | null,
  approved: number | null,
  refused: number | null,
) => ({ name, values: { reported, approved, refused } });
const cities = [
  row('石家庄市', 18_642, 17_203, 512),
  row('唐山市', 12_430, 11_608, 377),
  row('秦皇岛市', 5210, 4885, 140),
  row('邯郸市', 14_906, 13_777, 498),
  row('邢台市', 9864, 9120, 301),
  row('保定市', 16_038, 15_001, 420),
  row('张家口市', 6120, 5702, 166),
  row('承德市', 4870, null, null),
  row('沧州市', 10_955, 10_240, 288),
  row('廊坊市', 8340, 7811, 205),
];
const series = [{ key: 'approved', name: '认定' }];

/**
 * 比较几个位置（机构、种类、学科）的多少。横排做排名，叠放看构成。
 *
 * **要**：排名先用 `rankRows` 排好；未报送给 null，图上写「未报送」。**不要**：用它看一段时间的变化（LineChart）；叠放超过五层。
 *
 * **键盘与读屏**：能下钻时，「以表格显示」里的名称是按钮，Tab 可到，回车下钻。
 */
const meta = {
  title: '图表/BarChart',
  component: BarChart,
  args: {
    title: '各市认定人数',
    asOf: '11-21 10:20:03',
    unit: '人',
    rowTitle: '机构',
    series,
    rows: cities,
    onPickRow: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 860 }}>{Story()}</div>],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      within(canvasElement).getByRole('img', {
        name: /最高 石家庄市 17,203人，最低 秦皇岛市 4,885人，1 项未报送/,
      }),
    ).toBeVisible();
  },
};
export const 排名: Story = {
  args: {
    title: '省内认定人数前十',
    horizontal: true,
    height: 340,
    rows: rankRows(cities, 'approved'),
  },
};
export const 叠放: Story = {
  args: {
    stacked: true,
    series: [
      { key: 'approved', name: '认定' },
      { key: 'refused', name: '不予认定' },
    ],
  },
};
export const 横排叠放: Story = {
  args: {
    stacked: true,
    horizontal: true,
    height: 340,
    series: [
      { key: 'approved', name: '认定' },
      { key: 'refused', name: '不予认定' },
    ],
  },
};
export const 并排: Story = {
  args: {
    series: [
      { key: 'reported', name: '网报' },
      { key: 'approved', name: '认定' },
    ],
  },
};
export const 表格里下钻: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    const city = canvas.getByRole('button', { name: '唐山市' });
    city.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPickRow).toHaveBeenCalledWith(1);
    await expect(
      within(canvas.getByRole('row', { name: /承德市/ })).getByText('未报送'),
    ).toBeVisible();
  },
};
export const 图上下钻: Story = {
  tags: ['alike'],
  play: async ({ canvasElement, args }) => {
    // The foot of the leftmost bar.
    await clickInChart(
      canvasElement,
      (box) => ({ x: box.left + 84, y: box.bottom - 40 }),
      () => expect(args.onPickRow).toHaveBeenCalledWith(0),
    );
  },
};
export const 大数: Story = {
  args: {
    title: '历年认定人数',
    rows: cities.map(({ name, values }) => ({
      name,
      values: { approved: values.approved === null ? null : values.approved * 8123 },
    })),
  },
};
export const 加载中: Story = { args: { state: 'loading', rows: [] } };
export const 尚无数据: Story = { args: { rows: [] } };
export const 未报送: Story = { args: { rows: cities.map(({ name }) => ({ name, values: {} })) } };
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error', onRetry: fn() } };
export const 纹理: Story = {
  args: {
    decals: true,
    stacked: true,
    series: [
      { key: 'approved', name: '认定' },
      { key: 'refused', name: '不予认定' },
    ],
  },
};
export const 长文字与生僻字: Story = {
  args: {
    horizontal: true,
    height: 200,
    rows: [row('𬭎县㛃乡䶮村教育体育和科学技术局', 40, 36, 2), ...cities.slice(0, 4)],
  },
};
export const 窄屏1280: Story = { render: narrowPage(BarChart) };
export const 宽屏2560: Story = { render: widePage(BarChart) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = {
  args: { theme: 'wall', horizontal: true, height: 360, rows: rankRows(cities, 'approved') },
};
