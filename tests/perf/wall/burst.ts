import { prepareCommits, settled } from './commits';
import { pause } from '../figures';
import { nodeSource } from './openWall';
import type { Proof } from './proof';

const COUNT = 1000;
/**
 * Ten times what is promised for every day; all at once would be over before a second frame is due.
 */
const RATE = 200;

/** A flood of a thousand changes: few frames, and the right figure at the end. */
export const burst: Proof = {
  name: 'burst',
  how: `${COUNT} single commits at ${RATE} a second; the frames of one stream are counted a panel and compared with the base table`,
  async run({ server, nation }) {
    const commits = await prepareCommits(server.pool, COUNT);
    const source = await nodeSource(server.url, nation);
    const stop = new AbortController();
    const snapshot = await source.snapshot('register', source.orgId, '', stop.signal);
    if (snapshot === 'same') throw new Error('a first snapshot is never the same');
    const frames: {
      readonly at: number;
      readonly panels: readonly string[];
      readonly filed: number | undefined;
    }[] = [];
    const reading = read();
    async function read(): Promise<void> {
      try {
        for await (const { event, data } of await source.stream(
          'register',
          source.orgId,
          '',
          snapshot === 'same' ? '' : snapshot.seq,
          stop.signal,
          () => undefined,
        )) {
          if (event !== 'd') continue;
          const { panels } = JSON.parse(data) as {
            panels: Record<string, { set: (string | number)[][] }>;
          };
          frames.push({
            at: Date.now(),
            panels: Object.keys(panels),
            filed: panels['register.kpi']?.set.find(([key]) => key === 'filed')?.[2] as
              | number
              | undefined,
          });
        }
      } catch (error) {
        if (!stop.signal.aborted) throw error;
      }
    }
    await pause(2000);
    const begun = Date.now();
    await commits.steady(COUNT, RATE);
    const took = Date.now() - begun;
    await settled(server.pool);
    await pause(2500);
    stop.abort();
    await reading;
    const shown = frames.findLast(({ filed }) => filed !== undefined)?.filed;
    const { rows } = await server.pool.query<{ n: number }>(
      'select count(*)::int as n from registration where record_status <> 2',
    );
    const all = frames.flatMap(({ panels }) => panels);
    // The flood is known as such after its first second.
    const during = frames.filter(({ at }) => at > begun + 1000 && at <= begun + took + 500);
    const rate = Math.max(
      ...[...new Set(all)].map((id) =>
        rateOf(during.filter(({ panels }) => panels.includes(id)).map(({ at }) => at)),
      ),
    );
    return [
      {
        bar: 'Burst of 1,000 changes: frames of the busiest panel',
        wanted: '≤ 2 a second',
        measured: `${rate.toFixed(1)} a second; ${frames.length} frames for ${COUNT} commits in ${(took / 1000).toFixed(1)} s`,
        met: rate <= 2,
      },
      {
        bar: 'Burst: state after it',
        wanted: 'exact',
        measured: `shown ${shown}, base table ${rows[0]?.n}`,
        met: shown === rows[0]?.n,
      },
    ];
  },
};

/** Frames a second between the first and the last. */
function rateOf(moments: readonly number[]): number {
  const [first = 0, last = 0] = [moments[0], moments.at(-1)];
  return last > first ? ((moments.length - 1) * 1000) / (last - first) : 0;
}
