import { percentile } from '../../figures';
import type { Comparison, Sample } from './comparison';
import { blankFrames, scrollFrames } from './frameLoop';
import { workOf } from './processes';

const STEP = 600;
const FRAMES = 180;
const JUDGED = 60;

/** Scrolling a whole screen a frame, at the machine's own speed and slowed down. */
export const tableScroll: Comparison = {
  name: 'scroll',
  how: `100,000 rows × 20 columns, ${STEP} px between any two frames for ${FRAMES} frames, at the speed of the machine and with the processor slowed down 4 times; blank frames are counted in ${JUDGED} more, in what is painted. Work is the processor time of the page's main thread a frame, which a frame's 16.7 ms hide`,
  products: ['ours', 'arco-virtual', 'ag-grid', 'glide', 'arco'],
  rounds: 3,
  limit: 90,
  limits: { arco: 30, 'arco-virtual': 50 },
  figures: [
    { key: 'p50', what: 'Frame, median', unit: 'ms', digits: 1, bar: 17.2 },
    { key: 'p95', what: 'Frame, p95', unit: 'ms', digits: 1, same: 0.5 },
    { key: 'over33', what: 'Frames over 33 ms', unit: '%', digits: 1, bar: 0 },
    { key: 'blank', what: 'Blank frames', digits: 0, bar: 0 },
    { key: 'work', what: 'Work a frame', unit: 'ms', digits: 1 },
    { key: 'p50slow', what: 'Frame at 4×, median', unit: 'ms', digits: 1, bar: 36.7 },
    { key: 'p95slow', what: 'Frame at 4×, p95', unit: 'ms', digits: 1 },
    { key: 'blankslow', what: 'Blank frames at 4×', digits: 0, bar: 0 },
  ],
  async measure(_product, ways) {
    const opened = await ways.open({ rows: 100_000 });
    const { page, cdp } = opened;
    const figures: Record<string, number> = {};
    const frames: Record<string, readonly number[]> = {};
    for (const [rate, name] of [
      [1, ''],
      [4, 'slow'],
    ] as const) {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate });
      // The first screens compile the code that draws them.
      await scrollFrames(page, 20, STEP);
      let found: number[] = [];
      const work = await workOf(opened, async () => {
        found = await scrollFrames(page, FRAMES, STEP);
      });
      frames[name || 'idle'] = found;
      Object.assign(figures, {
        [`p50${name}`]: percentile(found, 0.5),
        [`p95${name}`]: percentile(found, 0.95),
        [`over33${name}`]: (found.filter((gap) => gap > 33.4).length / found.length) * 100,
        [`work${name}`]: work / found.length,
        [`blank${name}`]: await blankFrames(page, JUDGED, STEP),
      });
      ways.note(figures);
    }
    return { figures, frames } satisfies Sample;
  },
};
