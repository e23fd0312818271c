import { prepareCommits } from './commits';
import { ms, percentile } from '../figures';
import { openBrowser, openWall } from './openWall';
import type { Line, Proof } from './proof';

const SECONDS = 60;
const SIZES = [[1920, 1080], [7680, 2160]] as const;

/** Smoothness while figures move every second. */
export const frames: Proof = {
  name: 'frames',
  how: `one commit a second for ${SECONDS} s; the time between animation frames, on a machine without a graphics card (software drawing)`,
  async run({ server, nation }) {
    const lines: Line[] = [];
    for (const [width, height] of SIZES) {
      const browser = await openBrowser();
      try {
        const commits = await prepareCommits(server.pool, SECONDS);
        const page = await openWall(browser, nation, { url: server.url, width, height });
        await page.waitForTimeout(5000);
        const gaps = page.evaluate((wanted) => new Promise<number[]>((done) => {
          const found: number[] = [];
          let last = performance.now();
          const end = last + wanted * 1000;
          requestAnimationFrame(function frame() {
            const now = performance.now();
            found.push(now - last);
            last = now;
            if (now < end) requestAnimationFrame(frame);
            else done(found);
          });
        }), SECONDS);
        await commits.steady(SECONDS, 1);
        const found = await gaps;
        const [p95, max] = [percentile(found, 0.95), Math.max(...found)];
        lines.push({ bar: `Frame with an update a second, ${width}×${height}`, wanted: 'p95 ≤ 20 ms, max ≤ 50 ms', measured: `p50 ${ms(percentile(found, 0.5))}, p95 ${ms(p95)}, max ${ms(max)}, ${found.filter((gap) => gap > 50).length} of ${found.length} over 50 ms`, met: p95 <= 20 && max <= 50 });
      } finally {
        await browser.close();
      }
    }
    return lines;
  },
};
