import type { Page } from 'playwright';
import sharp from 'sharp';
import { percentile } from '../../figures';
import type { Comparison } from './comparison';
import { workOf } from './processes';
import { MARKS } from './scans';

const TURNS = 24;
/** Milliseconds of a screenshot: what is timed by them is not known any better. */
const SHOT = 30;

/** Scans of twenty megapixels. */
export const pictures: Comparison = {
  name: 'picture',
  how: `four scans of 20 megapixels; first and next picture are timed until a screenshot shows the square of that picture (both times contain up to one screenshot, about 30 ms); ${TURNS} turns of 15°, each from the step until the frame after the one that carries it begins. PictureViewer writes scale and angle below the picture when the turning pauses, viewerjs does not write them`,
  products: ['picture', 'viewerjs'],
  rounds: 3,
  limit: 60,
  figures: [
    { key: 'first', what: 'First picture', unit: 'ms', digits: 0, same: SHOT },
    {
      key: 'next',
      what: 'Next picture, fetched before',
      unit: 'ms',
      digits: 0,
      bar: 100,
      same: SHOT,
    },
    { key: 'turn', what: 'Turn by 15° → painted, median', unit: 'ms', digits: 1, bar: 34 },
    {
      key: 'turn95',
      what: 'Turn by 15° → painted, p95',
      unit: 'ms',
      digits: 1,
      bar: 34,
      same: 0.5,
    },
    { key: 'work', what: 'Work a turn', unit: 'ms', digits: 1, same: 0.3 },
    { key: 'script', what: 'Script, gzip', unit: 'KiB', digits: 0 },
  ],
  async measure(_product, ways) {
    const opened = await ways.open();
    const { page, weight } = opened;
    const mounted = await page.evaluate(
      () => performance.timeOrigin + (performance.getEntriesByName('mount')[0]?.startTime ?? 0),
    );
    await seen(page, 0);
    const first = now() - mounted;
    const nexts: number[] = [];
    // Time to fetch and prepare the neighbours, as somebody looks at the first one.
    await page.waitForTimeout(4000);
    for (const mark of [1, 2, 3]) {
      const began = await page.evaluate(() => {
        const at = performance.timeOrigin + performance.now();
        window.bench.next?.();
        return at;
      });
      await seen(page, mark);
      nexts.push(now() - began);
      await page.waitForTimeout(2500);
    }
    await turns(page, 4);
    let times: number[] = [];
    const work = await workOf(opened, async () => {
      times = await turns(page, TURNS);
    });
    return {
      figures: {
        first,
        next: percentile(nexts, 0.5),
        turn: percentile(times, 0.5),
        turn95: percentile(times, 0.95),
        work: work / TURNS,
        script: weight(),
      },
      frames: { turns: times },
    };
  },
};

const now = () => performance.timeOrigin + performance.now();

/** Takes screenshots until the middle of the viewer has the colour of that picture. */
async function seen(page: Page, mark: number): Promise<void> {
  const wanted = (MARKS[mark]?.match(/[0-9a-f]{2}/g) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  );
  for (;;) {
    const [x, y] = await page.evaluate(() => {
      const { left, top, width, height } = (
        document.querySelector('.viewer-canvas img') ??
        document.querySelector('[role=img]') ??
        document.body
      ).getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    });
    const shot = await page.screenshot({
      clip: { x: (x ?? 720) - 4, y: (y ?? 400) - 4, width: 8, height: 8 },
      animations: 'allow',
    });
    const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    if (wanted.every((value, at) => Math.abs((data[at] ?? 0) - value) < 40)) return;
  }
}

/**
 * The frame after a step's own can only begin when that one has been handed to the compositor and
 * drawn.
 */
function turns(page: Page, count: number): Promise<number[]> {
  return page.evaluate(async (steps) => {
    const frame = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => done());
      });
    const times: number[] = [];
    for (let at = 0; at < steps; at += 1) {
      await new Promise((done) => {
        setTimeout(done, 60);
      });
      await frame();
      await new Promise((done) => {
        setTimeout(done);
      });
      const began = performance.now();
      window.bench.rotate?.();
      await frame();
      await frame();
      times.push(performance.now() - began);
    }
    return times;
  }, count);
}
