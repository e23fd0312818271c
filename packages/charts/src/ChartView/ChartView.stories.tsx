import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { narrowPage, widePage } from '../ChartFrame/demoPages';
import { frameQueue, paletteOf } from '../core';
import { LineChart } from '../LineChart';
import { lineEngine } from '../LineChart/lineEngine';

/**
 * 把图框、画布和导出合在一起，平时不直接用；每种图都建在它上面。这里看更新数据和换主题时实例不重建。
 */
const meta = {
  title: '图表/ChartView',
  component: LineChart,
  args: {
    title: '趋势',
    series: [{ key: 'a', name: '网报' }],
    rows: [
      { name: '11-01', values: { a: 3 } },
      { name: '11-02', values: { a: 5 } },
    ],
  },
  render: (args) => <Ticking {...args} />,
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

function Ticking({ rows, ...args }: ComponentProps<typeof LineChart>) {
  const [count, tick] = useState(0);
  return (
    <>
      <LineChart {...args} rows={[...rows, { name: `第${count}次`, values: { a: count } }]} />
      <button type="button" onClick={() => tick(count + 1)}>
        下一次
      </button>
    </>
  );
}

function Wall({ rows, ...args }: ComponentProps<typeof LineChart>) {
  const [count, tick] = useState(0);
  return (
    <>
      <button type="button" onClick={() => tick(count + 1)}>
        全部更新
      </button>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          gap: 16,
          background: 'black',
        }}
      >
        {Array.from({ length: 9 }, (_, index) => (
          <LineChart
            key={index}
            {...args}
            title={`面板${index + 1}`}
            rows={[...rows, { name: `${count}`, values: { a: count * index } }]}
          />
        ))}
      </div>
    </>
  );
}

const updating: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(axisOf(canvasElement)).toContain('第0次'));
  // echarts-for-react makes one and replaces it; wait until it has settled.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const before = instanceOf(canvasElement);
  await userEvent.click(within(canvasElement).getByRole('button', { name: '下一次' }));
  await waitFor(() => expect(axisOf(canvasElement)).toContain('第1次'));
  await expect(instanceOf(canvasElement) === before).toBe(true);
};

export const 更新数据: Story = { play: updating };
export const 大屏更新数据: Story = { args: { theme: 'wall' }, play: updating };
export const 大屏切到表格再切回: Story = {
  args: { theme: 'wall' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(axisOf(canvasElement)).toContain('第0次'));
    const before = instanceOf(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    await expect(canvas.getByRole('table')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: /以表格显示/ }));
    await expect(instanceOf(canvasElement) === before).toBe(true);
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
  },
};
export const 换主题: Story = {
  play: async ({ canvasElement }) => {
    const colour = () => JSON.stringify(instanceOf(canvasElement)?.getOption().textStyle);
    const before = document.body.getAttribute('arco-theme');
    document.body.removeAttribute('arco-theme');
    await waitFor(() => expect(colour()).toContain(paletteOf('light', () => '').text));
    document.body.setAttribute('arco-theme', 'dark');
    await waitFor(() => expect(colour()).toContain(paletteOf('dark', () => '').text));
    if (before === null) document.body.removeAttribute('arco-theme');
  },
};
export const 大屏一帧至多画一张: Story = {
  args: { theme: 'wall', bare: true, height: 120 },
  render: (args) => <Wall {...args} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('canvas')).toHaveLength(9));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '全部更新' }));
    await waitFor(() => expect(frameQueue.size()).toBe(0));
    // Nine change at once; frame by frame the queue must lose only one.
    within(canvasElement).getByRole('button', { name: '全部更新' }).click();
    await waitFor(() => expect(frameQueue.size()).toBeGreaterThan(6), { interval: 1 });
    const sizes = [frameQueue.size()];
    while ((sizes.at(-1) ?? 0) > 0) {
      await new Promise(requestAnimationFrame);
      sizes.push(frameQueue.size());
    }
    await expect(Math.max(...sizes.slice(1).map((size, index) => (sizes[index] ?? 0) - size))).toBe(
      1,
    );
  },
};
export const 占满父元素: Story = {
  args: { height: 'fill' },
  render: (args) => (
    <div style={{ height: 260 }}>
      <LineChart {...args} />
    </div>
  ),
};
export const 加载中: Story = {
  args: { state: 'loading', rows: [] },
  render: (args) => <LineChart {...args} />,
};
export const 尚无数据: Story = { args: { rows: [] }, render: (args) => <LineChart {...args} /> };
export const 出错: Story = {
  args: { state: 'error', message: '统计服务没有回应，请稍后重试。', onRetry: () => undefined },
};
export const 长文字与生僻字: Story = {
  args: {
    title: '𬭎县㛃乡䶮村二〇二五年春季网上申报并已提交全部材料的申请人数逐次变化',
    series: [{ key: 'a', name: '𬍛源教学点网上申报' }],
  },
};
export const 窄屏1280: Story = { render: narrowPage(LineChart) };
export const 宽屏2560: Story = { render: widePage(LineChart) };
export const 深色: Story = { globals: { theme: 'dark' } };

function instanceOf(box: HTMLElement) {
  const element = box.querySelector<HTMLElement>('[_echarts_instance_]');
  return element ? lineEngine.getInstanceByDom(element) : undefined;
}

function axisOf(box: HTMLElement): string {
  return JSON.stringify(instanceOf(box)?.getOption()?.xAxis) ?? '';
}
