import type { Page } from 'playwright';
import { percentile } from '../../figures';
import type { Comparison } from './comparison';
import { scrollFrames } from './frameLoop';
import { processMemory } from './processes';

const STEP = 600;
const FRAMES = 180;
const LONGEST = 10_000;

/** A document of three hundred scanned pages. */
export const documents: Comparison = {
  name: 'pdf',
  how: `300 scanned pages, 892 px wide; the peers read the file by its address, in parts as they like, ours as the product gives it: whole. Opened until the first page has been drawn, scrolled ${STEP} px between any two frames for ${FRAMES} frames, then a jump to the last page. Memory is what the page's process holds for itself afterwards. Ours takes the edition of pdf.js for new browsers where the browser has what it needs, as here, and the one for older browsers (20 KiB more) elsewhere; react-pdf runs on new browsers only`,
  products: ['pdf', 'pdfjs-viewer', 'react-pdf'],
  rounds: 3,
  limit: 60,
  figures: [
    { key: 'first', what: 'First page', unit: 'ms', digits: 0, bar: 2000 },
    { key: 'p50', what: 'Scroll: frame, median', unit: 'ms', digits: 1 },
    { key: 'p95', what: 'Scroll: frame, p95', unit: 'ms', digits: 1, same: 0.5 },
    { key: 'settled', what: 'Scroll stopped → page drawn', unit: 'ms', digits: 0, most: LONGEST },
    { key: 'jump', what: 'Jump to the last page → drawn', unit: 'ms', digits: 0, most: LONGEST },
    { key: 'canvases', what: 'Canvases', digits: 0, bar: 7 },
    { key: 'memory', what: 'Memory', unit: 'MiB', digits: 0, bar: 300 },
    { key: 'script', what: 'Script, gzip', unit: 'KiB', digits: 0 },
  ],
  async measure(_product, ways) {
    const opened = await ways.open();
    const { page, ready } = opened;
    const script = opened.weight();
    await page.waitForTimeout(500);
    const frames = await scrollFrames(page, FRAMES, STEP);
    const settled = await shownAfter(page);
    await page.waitForTimeout(1000);
    const canvases = await page.evaluate(() => document.querySelectorAll('canvas').length);
    const jump = await shownAfter(page, 10_000_000);
    await page.waitForTimeout(1000);
    return {
      figures: {
        first: ready,
        p50: percentile(frames, 0.5),
        p95: percentile(frames, 0.95),
        settled,
        canvases,
        jump,
        memory: await processMemory(opened),
        script,
      },
      frames: { scroll: frames },
    };
  },
};

/**
 * Milliseconds until the page in the middle of the window has been drawn and painted, after
 * scrolling to a place if one is given.
 */
function shownAfter(page: Page, y = -1): Promise<number> {
  return page.evaluate(
    ([to, limit]) =>
      new Promise<number>((done) => {
        const began = performance.now();
        if (to >= 0) window.bench.scrollTo?.(to);
        requestAnimationFrame(function look() {
          // The first frame has not heard of the new place yet.
          if (performance.now() - began > limit) done(limit);
          else if (performance.now() - began > 20 && window.bench.shown?.())
            setTimeout(() => done(performance.now() - began));
          else requestAnimationFrame(look);
        });
      }),
    [y, LONGEST] as const,
  );
}
