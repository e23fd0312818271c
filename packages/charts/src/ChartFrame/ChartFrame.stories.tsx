import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { paletteOf, useChartPalette } from '../core';
import { ChartFrame } from './ChartFrame';

/**
 * 所有图共用的框，平时不直接用。它给出标题、数据时间、五种状态、以表格显示和导出。
 *
 * **状态**：加载中（手里有数就继续显示，不闪）、尚无数据、未报送、数据延迟（留着最后的数，褪色）、出错（一句话和重试）。
 *
 * **键盘**：Tab 依次到「以表格显示」、导出 PNG、导出 SVG；表格可用方向键滚动，名称能下钻时是按钮。
 */
const meta = {
  title: '图表/ChartFrame',
  component: ChartFrame,
  args: {
    title: '各市认定人数',
    asOf: '11-21 10:20:03',
    height: 160,
    palette: paletteOf('light', () => ''),
    figures: [3, 0],
    table: {
      columns: ['机构', '人数'],
      rows: [
        { key: 'a', name: '石家庄市', cells: ['3'] },
        { key: 'b', name: '唐山市', cells: ['0'] },
      ],
    },
    summary: '共 2 项',
    onExport: fn(async () => undefined),
    children: '图画在这里',
  },
  render: (args) => <Themed {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

function Themed(args: ComponentProps<typeof ChartFrame>) {
  return <ChartFrame {...args} palette={useChartPalette({})} />;
}

export const 默认: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '导出 PNG：各市认定人数' }));
    await expect(args.onExport).toHaveBeenCalledWith(
      'png',
      expect.objectContaining({ height: 160 }),
    );
    await userEvent.click(canvas.getByRole('switch', { name: '以表格显示：各市认定人数' }));
    await expect(canvas.getByRole('row', { name: '唐山市 0' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: '以表格显示：各市认定人数' }));
    await expect(canvas.getByRole('img', { name: '各市认定人数：共 2 项' })).toBeVisible();
  },
};
export const 没有导出: Story = {
  args: { onExport: fn(() => Promise.reject(new Error('画布不可用'))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '导出 SVG：各市认定人数' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('图片没有导出，请再试一次');
  },
};
export const 出错可重试: Story = {
  args: { state: 'error', message: '统计服务没有回应，请稍后重试。', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const 刷新时不闪: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByText('图画在这里')).toBeVisible();
  },
};
export const 加载中: Story = { args: { state: 'loading', figures: [] } };
export const 尚无数据: Story = { args: { figures: [] } };
export const 未报送: Story = { args: { figures: [null] } };
export const 数据延迟: Story = { args: { state: 'stale' } };
export const 不带标题: Story = { args: { bare: true, state: 'stale' } };
export const 只看表格: Story = { args: { view: 'table' } };
export const 长标题与生僻字窄框: Story = {
  args: { title: '𬭎县㛃乡䶮村二〇二五年春季中小学教师资格认定人数' },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
};
export const 深色: Story = { globals: { theme: 'dark' }, args: { state: 'stale' } };
export const 宽屏2560: Story = {
  args: { asOf: '11-21 10:20:03', state: 'stale' },
  decorators: [(Story) => <div style={{ width: 2560 }}>{Story()}</div>],
};
