import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { Gauge } from './Gauge';
import type { GaugeLevel } from './gaugeLevels';

const levels: GaugeLevel[] = [
  { from: 0, tone: 'bad', label: '偏低' },
  { from: 0.8, tone: 'held', label: '留意' },
  { from: 0.95, tone: 'good', label: '正常' },
];

/**
 * 一个比率离满刻度多远，如推送成功率、证照覆盖率。
 *
 * **要**：给档位，颜色总带着词。**不要**：一屏放四个以上；用它比较几个机构（BarChart）。
 *
 * **键盘与读屏**：念出数和档位；「以表格显示」同数。
 */
const meta = {
  title: '图表/Gauge',
  component: Gauge,
  args: { title: '推送成功率', asOf: '11-21 10:20:03', value: 0.973, levels },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const 默认: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
    await expect(
      within(canvasElement).getByRole('img', { name: '推送成功率：仪表。97.3%，正常' }),
    ).toBeVisible();
  },
};
export const 以表格显示: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    await expect(canvas.getByRole('row', { name: '推送成功率 97.3% 正常' })).toBeVisible();
  },
};
export const 偏低: Story = { args: { value: 0.412 } };
export const 零: Story = { args: { value: 0 } };
export const 超过满刻度: Story = {
  args: {
    title: '确认点今日办理',
    value: 262,
    max: 240,
    format: 'number',
    unit: '人',
    levels: [
      { from: 0, tone: 'good', label: '正常' },
      { from: 240, tone: 'bad', label: '超容量' },
    ],
  },
};
export const 加载中: Story = { args: { state: 'loading', value: null } };
export const 未报送: Story = { args: { value: null } };
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 出错: Story = { args: { state: 'error', onRetry: fn() } };
export const 长文字与生僻字: Story = {
  args: { title: '𬭎县㛃乡䶮村教学点向国家平台推送电子证照的成功率' },
};
export const 窄屏1280: Story = { render: narrowPage(Gauge) };
export const 宽屏2560: Story = { render: widePage(Gauge) };
export const 深色: Story = { globals: { theme: 'dark' } };
export const 大屏: Story = { args: { theme: 'wall' } };
