import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { MOST_DISPLAYS } from '../../../apps/server/src/trade/wall/displayPlaces';
import { prepareCommits } from './commits';
import { ms, pause, percentile } from '../figures';
import { nodeSource } from './openWall';
import type { Proof } from './proof';

const DISPLAYS = 200;
const SECONDS = 60;
const RATE = 20;
/** Tickets are calls of one person, who may make a hundred in ten seconds. */
const TICKET_PACE = 110;

/**
 * A person has only so many displays: the newest becomes that of another person, who would have
 * opened it.
 */
async function handOver(pool: Pool, person: number): Promise<void> {
  await pool.query(
    `with newest as (select display_id, admin_id from wall_display order by created_at desc limit 1)
     update wall_display d set admin_id = (select a.admin_id from admin a where a.status = 1 and a.admin_id <> newest.admin_id order by a.admin_id offset $1 limit 1)
     from newest where d.display_id = newest.display_id`,
    [person],
  );
}

interface Viewer {
  frames: number;
  bytes: number;
  last: number;
  resets: number;
}

/** Two hundred displays on one process. */
export const crowd: Proof = {
  name: 'crowd',
  how: `${DISPLAYS} displays with sessions and streams of their own on one server process, ${RATE} commits a second for ${SECONDS} s; the readers run in one process beside it`,
  async run({ server, nation }) {
    const commits = await prepareCommits(server.pool, SECONDS * RATE);
    const before = residentOf(server.pid);
    const stop = new AbortController();
    const viewers: Viewer[] = [];
    const delays: number[] = [];
    const committed = new Map<number, number>();
    const reading: Promise<void>[] = [];
    for (let n = 0; n < DISPLAYS; n += 1) {
      const source = await nodeSource(server.url, nation);
      await handOver(server.pool, Math.floor(n / MOST_DISPLAYS.person));
      const snapshot = await source.snapshot('register', source.orgId, '', stop.signal);
      if (snapshot === 'same') throw new Error('a first snapshot is never the same');
      const viewer: Viewer = { frames: 0, bytes: 0, last: 0, resets: 0 };
      viewers.push(viewer);
      reading.push(
        follow(
          await source.stream(
            'register',
            source.orgId,
            '',
            snapshot.seq,
            stop.signal,
            () => undefined,
          ),
          viewer,
          (value) => {
            const at = committed.get(value);
            if (at !== undefined) delays.push(Date.now() - at);
          },
        ).catch((error: unknown) => {
          if (!stop.signal.aborted) throw error;
        }),
      );
      await pause(TICKET_PACE);
    }
    await pause(3000);
    await delayOf(server.internal);
    const cpu = cpuOf(server.pid);
    const begun = performance.now();
    for (let n = 0; n < SECONDS * RATE; n += 1) {
      await pause(Math.max(0, begun + (n * 1000) / RATE - performance.now()));
      committed.set(commits.start + n + 1, await commits.one());
    }
    await pause(2000);
    const share = (cpuOf(server.pid) - cpu) / ((performance.now() - begun) / 1000);
    const loop = await delayOf(server.internal);
    const after = residentOf(server.pid);
    stop.abort();
    await Promise.all(reading);
    const expected = commits.start + SECONDS * RATE;
    const [fewest, most] = [
      Math.min(...viewers.map(({ frames }) => frames)),
      Math.max(...viewers.map(({ frames }) => frames)),
    ];
    const exact = viewers.filter(({ last }) => last === expected).length;
    const megabytes = viewers.reduce((sum, { bytes }) => sum + bytes, 0) / 1_048_576;
    return [
      {
        bar: `${DISPLAYS} displays: end state`,
        wanted: `${DISPLAYS} exact`,
        measured: `${exact} exact, ${viewers.reduce((sum, { resets }) => sum + resets, 0)} told to start anew`,
        met: exact === DISPLAYS,
      },
      {
        bar: 'Frames delivered',
        wanted: 'the same to all',
        measured: `${fewest}–${most} each, ${viewers.reduce((sum, { frames }) => sum + frames, 0)} together, ${megabytes.toFixed(0)} MB`,
        met: most - fewest <= 1,
      },
      {
        bar: 'Commit → received by a display',
        wanted: 'p95 ≤ 400 ms',
        measured: `p50 ${ms(percentile(delays, 0.5))}, p95 ${ms(percentile(delays, 0.95))}, p99 ${ms(percentile(delays, 0.99))}`,
        met: percentile(delays, 0.95) <= 400,
      },
      {
        bar: 'Event loop of the server',
        wanted: 'p99 ≤ 100 ms',
        measured: `p50 ${ms(loop.p50)}, p99 ${ms(loop.p99)}; ${(share * 100).toFixed(0)} % of one processor`,
        met: loop.p99 <= 100,
      },
      {
        bar: 'Memory of the server',
        wanted: '≤ +150 MB',
        measured: `${before.toFixed(0)} → ${after.toFixed(0)} MB`,
        met: after - before <= 150,
      },
    ];
  },
};

async function follow(
  stream: AsyncIterable<{ readonly event: string; readonly data: string }>,
  viewer: Viewer,
  seen: (value: number) => void,
): Promise<void> {
  for await (const { event, data } of stream) {
    if (event === 'reset') viewer.resets += 1;
    if (event !== 'd') continue;
    viewer.frames += 1;
    viewer.bytes += data.length;
    const { panels } = JSON.parse(data) as {
      panels: Record<string, { set: (string | number)[][] }>;
    };
    const value = panels['register.kpi']?.set.find(([key]) => key === 'filed')?.[2];
    if (typeof value !== 'number') continue;
    viewer.last = value;
    seen(value);
  }
}

function residentOf(pid: number): number {
  return (
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  );
}

/** Seconds of processor a process has used. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Delay of the server's event loop since it was last asked, in milliseconds. */
async function delayOf(port: number): Promise<{ p50: number; p99: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (name: string) =>
    Number(
      new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN,
    ) * 1000;
  return { p50: read('p50'), p99: read('p99') };
}
