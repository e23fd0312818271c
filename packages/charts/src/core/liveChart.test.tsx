import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { lineEngine } from '../LineChart/lineEngine';
import { lineOption } from '../LineChart/lineOption';
import { createFrameQueue, type FrameQueue } from './frameQueue';
import { createLiveChart } from './liveChart';
import { paletteOf } from './palette';

const palette = paletteOf('wall', () => '');
const boxes: HTMLElement[] = [];

afterEach(() => {
  for (const box of boxes.splice(0)) box.remove();
});

function box(): HTMLElement {
  const element = document.createElement('div');
  element.style.width = '480px';
  element.style.height = '240px';
  document.body.append(element);
  boxes.push(element);
  return element;
}

/** 第几次更新的选项：十二个点，数每次不同。 */
function tick(count: number) {
  return lineOption(
    {
      series: [{ key: 'a', name: '网报' }],
      rows: Array.from({ length: 12 }, (_, at) => ({
        name: `${at}`,
        values: { a: (count * 7 + at * 13) % 101 },
      })),
    },
    palette,
  );
}

/** 手动走帧的队列，一万次更新不必真等一万帧。 */
function manualQueue(): { queue: FrameQueue; run: () => void } {
  const frames: (() => void)[] = [];
  return {
    queue: createFrameQueue((frame) => frames.push(frame)),
    run: () => {
      while (frames.length) frames.shift()?.();
    },
  };
}

interface Weight {
  heap: number;
  nodes: number;
  listeners: number;
}

/** 强制回收之后的堆、节点和监听数。 */
async function weigh(): Promise<Weight> {
  const session = cdp() as unknown as {
    send: (method: string) => Promise<{ metrics: { name: string; value: number }[] }>;
  };
  await session.send('Performance.enable');
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? 0;
  return {
    heap: metric('JSHeapUsedSize') / 1_048_576,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}

/** 门槛：堆至多涨 2 MB，监听不涨，节点在浏览器自己的波动之内。 */
function leaks(before: Weight, after: Weight): boolean {
  return (
    after.heap - before.heap > 2 ||
    after.listeners > before.listeners ||
    after.nodes - before.nodes > 20
  );
}

test('一万次更新：一个实例，堆、节点和监听都不涨', { timeout: 120_000 }, async () => {
  const { queue, run } = manualQueue();
  const element = box();
  const chart = createLiveChart(element, lineEngine, queue);
  const update = (from: number, to: number) => {
    for (let count = from; count < to; count += 1) {
      chart.set(tick(count));
      run();
    }
  };
  update(0, 500);
  const instance = lineEngine.getInstanceByDom(element);
  const before = await weigh();
  update(500, 10_500);
  const after = await weigh();
  expect(leaks(before, after), JSON.stringify({ before, after })).toBe(false);
  expect(lineEngine.getInstanceByDom(element)).toBe(instance);
  chart.dispose();
});

test('反例：只建不释放，门槛拦得住', { timeout: 60_000 }, async () => {
  const before = await weigh();
  for (let count = 0; count < 60; count += 1)
    lineEngine.init(box(), null, { renderer: 'canvas' }).setOption(tick(count));
  const after = await weigh();
  expect(leaks(before, after), JSON.stringify({ before, after })).toBe(true);
  for (const element of boxes) lineEngine.dispose(element);
});

test('建了又释放一百次，什么也不留', { timeout: 60_000 }, async () => {
  const { queue, run } = manualQueue();
  const cycle = () => {
    const element = box();
    const chart = createLiveChart(element, lineEngine, queue);
    chart.set(tick(1));
    run();
    chart.dispose();
    element.remove();
    boxes.pop();
  };
  for (let count = 0; count < 10; count += 1) cycle();
  const before = await weigh();
  for (let count = 0; count < 100; count += 1) cycle();
  const after = await weigh();
  expect(leaks(before, after), JSON.stringify({ before, after })).toBe(false);
});

test('容器没有大小或页面不可见时不画，回来只画最后一次', async () => {
  const { queue, run } = manualQueue();
  const element = box();
  element.style.display = 'none';
  const chart = createLiveChart(element, lineEngine, queue);
  for (let count = 0; count < 50; count += 1) chart.set(tick(count));
  run();
  expect(element.querySelector('canvas')).toBeNull();
  element.style.display = 'block';
  await expect
    .poll(() => {
      run();
      return lineEngine.getInstanceByDom(element);
    })
    .toBeDefined();
  const drawn = lineEngine.getInstanceByDom(element)?.getOption() as {
    series: { data: number[] }[];
  };
  expect(drawn.series[0]?.data[0]).toBe((49 * 7) % 101);
  chart.dispose();
  expect(queue.size()).toBe(0);
});

test('少了的系列随合并删去', () => {
  const { queue, run } = manualQueue();
  const element = box();
  const chart = createLiveChart(element, lineEngine, queue);
  const rows = [{ name: '1', values: { a: 1, b: 2 } }];
  chart.set(
    lineOption(
      {
        series: [
          { key: 'a', name: '甲' },
          { key: 'b', name: '乙' },
        ],
        rows,
      },
      palette,
    ),
  );
  run();
  chart.set(lineOption({ series: [{ key: 'b', name: '乙' }], rows }, palette));
  run();
  const drawn = lineEngine.getInstanceByDom(element)?.getOption() as { series: { id: string }[] };
  expect(drawn.series.filter(Boolean).map(({ id }) => id)).toEqual(['b']);
  chart.dispose();
});

test('提示框的字用图的字体，不用浏览器缺省的', () => {
  const { queue, run } = manualQueue();
  const element = box();
  const chart = createLiveChart(element, lineEngine, queue);
  chart.set({ ...tick(1), textStyle: { fontFamily: '某字体' } });
  run();
  const instance = lineEngine.getInstanceByDom(element);
  instance?.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: 3 });
  const texts = instance
    ?.getZr()
    .storage.getRoots()
    .filter(({ type }) => type === 'text') as unknown as { style: { fontFamily: string } }[];
  expect(texts.map(({ style }) => style.fontFamily)).toEqual(['某字体']);
  chart.dispose();
});
