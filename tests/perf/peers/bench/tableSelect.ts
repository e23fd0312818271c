import type { Page } from 'playwright';
import { percentile } from '../../figures';
import type { Comparison } from './comparison';
import { workOf } from './processes';

const CLICKS = 16;

/** Ticking a row. */
export const tableSelect: Comparison = {
  name: 'select',
  how: `${CLICKS} rows of 200 (20 columns) are ticked one by one, from the press to the task after the frame that shows it (never under one frame, 16.7 ms), at the speed of the machine and slowed down 4 times. A difference under a quarter of a frame is none. Work is the processor time of the page's main thread a click`,
  products: ['ours', 'arco-virtual', 'ag-grid', 'glide', 'arco'],
  rounds: 3,
  limit: 60,
  figures: [
    { key: 'click', what: 'Click → painted', unit: 'ms', digits: 1, bar: 100, same: 4 },
    { key: 'ratio', what: 'The same against 10 rows', unit: '×', digits: 2, bar: 1.3, alone: true },
    { key: 'work', what: 'Work a click', unit: 'ms', digits: 1, same: 0.5 },
    { key: 'clickslow', what: 'Click → painted at 4×', unit: 'ms', digits: 1, same: 4 },
    {
      key: 'ratioslow',
      what: 'The same at 4× against 10 rows',
      unit: '×',
      digits: 2,
      bar: 1.3,
      alone: true,
    },
  ],
  async measure(product, ways) {
    const figures: Record<string, number> = {};
    const middles: Record<string, number> = {};
    for (const rows of [10, 200]) {
      const opened = await ways.open({ rows });
      const { page, cdp } = opened;
      for (const [rate, name] of [
        [1, ''],
        [4, 'slow'],
      ] as const) {
        await cdp.send('Emulation.setCPUThrottlingRate', { rate });
        // The first clicks compile; an even number of them leaves everything as it was.
        await presses(page, 8);
        const before = await page.evaluate(() => window.bench.chosen?.() ?? 0);
        let times: number[] = [];
        const work = await workOf(opened, async () => {
          times = await presses(page, CLICKS);
        });
        const change = (await page.evaluate(() => window.bench.chosen?.() ?? 0)) - before;
        if (change !== 0)
          throw new Error(`${product}: ${CLICKS} clicks on 4 rows left ${change} more ticked`);
        middles[`${rows}${name}`] = percentile(times, 0.5);
        if (rows === 200)
          Object.assign(figures, {
            [`click${name}`]: percentile(times, 0.5),
            [`work${name}`]: work / CLICKS,
          });
      }
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.evaluate(() => window.bench.press?.(0));
      await page.waitForFunction(() => window.bench.chosen?.() === 1, undefined, { timeout: 5000 });
    }
    for (const name of ['', 'slow'])
      figures[`ratio${name}`] = (middles[`200${name}`] ?? 0) / (middles[`10${name}`] ?? 1);
    return { figures };
  },
};

/**
 * Ticks four rows in turn, each time just after a frame, so that none has a part of a frame for
 * nothing.
 */
function presses(page: Page, count: number): Promise<number[]> {
  return page.evaluate(async (clicks) => {
    const channel = new MessageChannel();
    const frame = () =>
      new Promise<void>((done) => {
        channel.port1.onmessage = () => done();
        requestAnimationFrame(() => channel.port2.postMessage(0));
      });
    const times: number[] = [];
    for (let at = 0; at < clicks; at += 1) {
      await new Promise((done) => {
        setTimeout(done, 40);
      });
      await frame();
      const began = performance.now();
      window.bench.press?.(at % 4);
      await frame();
      times.push(performance.now() - began);
    }
    return times;
  }, count);
}
