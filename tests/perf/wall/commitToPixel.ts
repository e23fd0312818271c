import { prepareCommits } from './commits';
import { ms, pause, percentile } from '../figures';
import { openBrowser, openWall } from './openWall';
import type { Proof } from './proof';
import { watchFigure } from './watchFigure';

const COUNT = 600;
const RATE = 20;

/** From the commit of a change to the painted frame that shows it. */
export const commitToPixel: Proof = {
  name: 'pixel',
  how: `${COUNT} single commits at ${RATE} a second; the browser notes after which painted frame each is counted in 网报人数`,
  async run({ server, nation }) {
    const browser = await openBrowser();
    try {
      const commits = await prepareCommits(server.pool, COUNT);
      const page = await openWall(browser, nation, { url: server.url });
      const seen = await watchFigure(page, '网报人数');
      await pause(3000);
      const moments = await commits.steady(COUNT, RATE);
      await pause(3000);
      const values = await seen();
      const delays = moments
        .map(
          (moment, at) =>
            (values.find(({ value }) => value >= commits.start + at + 1)?.at ?? Number.NaN) -
            moment,
        )
        .filter((delay) => !Number.isNaN(delay));
      const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) =>
        percentile(delays, share),
      );
      const last = values.at(-1)?.value;
      return [
        {
          bar: 'Commit → painted frame, p95',
          wanted: '≤ 400 ms',
          measured: `p50 ${ms(p50)}, p95 ${ms(p95)}`,
          met: p95 <= 400,
        },
        {
          bar: 'Commit → painted frame, p99',
          wanted: '≤ 800 ms',
          measured: `p99 ${ms(p99)}, max ${ms(Math.max(...delays))}`,
          met: p99 <= 800,
        },
        {
          bar: 'Commits never shown',
          wanted: '0',
          measured: `${moments.length - delays.length} of ${moments.length}; last figure ${last}, expected ${commits.start + COUNT}`,
          met: delays.length === moments.length && last === commits.start + COUNT,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
