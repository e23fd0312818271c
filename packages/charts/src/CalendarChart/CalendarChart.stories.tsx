import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { CalendarChart } from './CalendarChart';

const rows = Array.from({ length: 150 }, (_, index) => {
  const time = new Date(Date.UTC(2026, 5, 25 + index));
  const weekend = [0, 6].includes(time.getUTCDay());
  return {
    date: time.toISOString().slice(0, 10),
    value:
      index % 53 === 20
        ? null
        : weekend
          ? 0
          : Math.round(440 + 380 * Math.sin(index / 19) + 50 * Math.sin(index * 1.7)),
  };
});

/**
 * 逐日的多少，看得出忙闲、周末和漏报的日子，如回传国家平台的逐日条数。
 *
 * **要**：给 `from` 和 `to`，没有数的日子会标未报送。**不要**：少于三周时用它（LineChart 更清楚）。
 *
 * **键盘与读屏**：「以表格显示」逐日列出；能下钻时日期是按钮。
 */
const meta = {
  title: '图表/CalendarChart',
  component: CalendarChart,
  args: { title: '逐日办结', asOf: '11-21 10:20:03', unit: '件', rows },
  decorators: [(Story) => <div style={{ maxWidth: 900 }}>{Story()}</div>],
} satisfies Meta<typeof CalendarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      within(canvasElement).getByRole('img', { name: /逐日办结：日历图。共 150 项，.*3 项未报送/ }),
    ).toBeVisible();
  },
};
export const 以表格显示: Story = {
  args: { onPick: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    await expect(canvas.getAllByRole('row')).toHaveLength(151);
    await userEvent.click(canvas.getByRole('button', { name: '2026-06-26' }));
    await expect(args.onPick).toHaveBeenCalledWith('2026-06-26');
  },
};
export const 起止比数据宽: Story = {
  args: { rows: rows.slice(40, 90), from: '2026-07-01', to: '2026-10-31' },
};
export const 加载中: Story = { args: { state: 'loading', rows: [] } };
export const 尚无数据: Story = { args: { rows: [] } };
export const 未报送: Story = { args: { rows: rows.map((row) => ({ ...row, value: null })) } };
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error', onRetry: fn() } };
export const 长文字与生僻字: Story = {
  args: { title: '𬭎县㛃乡䶮村教学点二〇二六年下半年逐日办结件数与回传国家平台情况' },
};
export const 窄屏1280: Story = { render: narrowPage(CalendarChart) };
export const 宽屏2560: Story = { render: widePage(CalendarChart) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = { args: { theme: 'wall' } };
