import { createFeed, type Feed } from '../../../apps/bigscreen/src/feed/wallFeed';
import type { Keep } from '../../../apps/bigscreen/src/feed/keep';
import { prepareCommits, settled } from './commits';
import { pause, percentile } from '../figures';
import { nodeSource } from './openWall';
import type { Bench, Proof } from './proof';
import { openProxy, type Proxy } from './proxy';

const LINES = 40;
const CUTS_EACH = 5;
/** Beyond a third cut a minute the wall asks for snapshots instead: another bar, not this one. */
const APART = 31_000;
const LONGEST_CUT = 4000;
const nothingKept: Keep = {
  get: async () => undefined,
  put: async () => undefined,
  remove: async () => undefined,
};

interface Watched {
  readonly feed: Feed;
  readonly proxy: Proxy;
  /** Every value of 网报人数 in the order it was shown. */
  readonly shown: number[];
  /** Milliseconds from the mended line to the first sign of life. */
  readonly resumed: number[];
}

/**
 * The line is cut again and again while figures move; the wall's own feed must neither lose nor
 * double anything.
 */
export const cuts: Proof = {
  name: 'cuts',
  how: `${LINES} lines with the wall's own feed, each through a TCP proxy of its own and cut ${CUTS_EACH} times for up to ${LONGEST_CUT / 1000} s at random moments, under 5 commits a second`,
  async run(bench) {
    const { server } = bench;
    const seconds = (APART * CUTS_EACH) / 1000 + 10;
    const commits = await prepareCommits(server.pool, Math.ceil(seconds * 5) + 20);
    const lines: Watched[] = [];
    for (let n = 0; n < LINES; n += 1) lines.push(await open(bench));
    await pause(3000);
    let done = false;
    let made = 0;
    const writing = (async () => {
      while (!done && commits.left > 0) {
        await commits.one();
        made += 1;
        await pause(200);
      }
    })();
    await Promise.all(
      lines.map(async (line) => {
        await pause(Math.random() * APART);
        for (let n = 0; n < CUTS_EACH; n += 1) await cutOnce(line);
      }),
    );
    done = true;
    await writing;
    await settled(server.pool);
    await pause(3000);
    const expected = commits.start + made;
    const lost = lines.filter(({ shown }) => shown.at(-1) !== expected).length;
    const doubled = lines.filter(({ shown }) =>
      shown.some((value, at) => value > expected || (at > 0 && value < (shown[at - 1] ?? 0))),
    ).length;
    const resumed = lines.flatMap((line) => line.resumed);
    for (const { feed, proxy } of lines) {
      feed.close();
      await proxy.close();
    }
    const worst = Math.max(...resumed);
    return [
      {
        bar: `Cut → resumed, ${resumed.length} random cuts`,
        wanted: '≤ 5 s',
        measured: `p50 ${(percentile(resumed, 0.5) / 1000).toFixed(2)} s, p95 ${(percentile(resumed, 0.95) / 1000).toFixed(2)} s, max ${(worst / 1000).toFixed(2)} s`,
        met: worst <= 5000,
      },
      {
        bar: 'Lines that lost a change',
        wanted: '0',
        measured: `${lost} of ${LINES} (${made} commits)`,
        met: lost === 0,
      },
      {
        bar: 'Lines that counted a change twice or went back',
        wanted: '0',
        measured: `${doubled} of ${LINES}`,
        met: doubled === 0,
      },
    ];
  },
};

async function open({ server, nation }: Bench): Promise<Watched> {
  const proxy = await openProxy(server.port);
  const source = await nodeSource(server.url, nation, proxy.url);
  const shown: number[] = [];
  const feed = createFeed({
    source,
    keep: nothingKept,
    scene: 'register',
    org: source.orgId,
    onCommand: () => undefined,
    onEnd: () => shown.push(Number.NaN),
  });
  feed.subscribe(() => {
    const value = feed.state().panels['register.funnel']?.rows[0]?.[2];
    if (typeof value === 'number' && value !== shown.at(-1)) shown.push(value);
  });
  return { feed, proxy, shown, resumed: [] };
}

async function cutOnce({ feed, proxy, resumed }: Watched): Promise<void> {
  const begun = Date.now();
  proxy.cut();
  await pause(Math.random() * LONGEST_CUT);
  const mended = Date.now();
  proxy.mend();
  await new Promise<void>((done) => {
    const leave = feed.subscribe(() => {
      if (feed.state().link !== 'live') return;
      leave();
      done();
    });
  });
  resumed.push(Date.now() - mended);
  await pause(Math.max(0, APART - (Date.now() - begun)));
}
