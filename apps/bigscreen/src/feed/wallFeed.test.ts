import { expect, test } from 'vitest';
import type { Keep } from './keep';
import type { StreamEvent } from '@tqc/client';
import { createFeed, type FeedSource } from './wallFeed';
import type { Snapshot } from './wallTypes';

const T0 = Date.parse('2024-06-18T02:00:00Z');
const scope = { orgId: '32', name: '演示省教育厅', level: 4, children: [], batches: [] };
const panel = (rev: number, n: number): Snapshot['panels'][string] => ({
  rev,
  asOf: new Date(T0).toISOString(),
  state: 'ok',
  rows: [['k', '数', n]],
});
const snapshot = (seq: string, rev: number, n: number): Snapshot => ({
  schema: 1,
  seq,
  asOf: '',
  serverTime: new Date(T0).toISOString(),
  scope,
  panels: { a: panel(rev, n) },
  poll: 15_000,
  build: 'b',
});
const frame = (seq: string, rev: number, n: number): StreamEvent => ({
  event: 'd',
  data: JSON.stringify({
    seq,
    panels: {
      a: {
        rev,
        asOf: new Date(T0 + 1000).toISOString(),
        state: 'ok',
        set: [['k', '数', n]],
        del: [],
      },
    },
  }),
});
const event = (name: string, data: unknown = {}): StreamEvent => ({
  event: name,
  data: JSON.stringify(data),
});

function memory(): Keep {
  const kept = new Map<string, unknown>();
  return {
    get: async <T>(key: string) => kept.get(key) as T | undefined,
    put: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
  };
}

class Ended extends Error {}

function play(
  snapshots: readonly (Snapshot | 'same' | Error)[],
  streams: readonly (readonly StreamEvent[] | Error | 'hang')[],
  keep = memory(),
) {
  const asked: string[] = [];
  const waits: number[] = [];
  let [s, l] = [0, 0];
  let close = (): void => undefined;
  const ended = { yes: false };
  const commands: unknown[] = [];
  const source: FeedSource = {
    async snapshot() {
      asked.push('snapshot');
      const one = snapshots[Math.min(s++, snapshots.length - 1)];
      if (one instanceof Error) throw one;
      return one ?? 'same';
    },
    async stream(_scene, _org, _batch, after, signal) {
      asked.push(`stream ${after}`);
      const one = streams[l++];
      if (one instanceof Error) throw one;
      return (async function* () {
        if (one === undefined || one === 'hang')
          await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        else yield* one;
      })();
    },
    now: () => T0 + 5000,
    isEnd: (error) => error instanceof Ended,
  };
  const feed = createFeed({
    source,
    keep,
    scene: 'register',
    org: '32',
    onCommand: (command) => commands.push(command),
    onEnd: () => (ended.yes = true),
    wait: async (ms) => {
      waits.push(ms);
      if (waits.length > 30) close();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  });
  close = () => feed.close();
  return { feed, asked, waits, ended, commands, keep };
}

test('先快照后数据流；断开后从最后一帧续传', async () => {
  const { feed, asked, waits } = play(
    [snapshot('e.1', 1, 10), 'same'],
    [[frame('e.2', 2, 11), frame('e.3', 3, 12)], 'hang'],
  );
  await expect.poll(() => asked).toEqual(['snapshot', 'stream e.1', 'snapshot', 'stream e.3']);
  expect(feed.state()).toMatchObject({
    link: 'live',
    seq: 'e.3',
    freshAt: T0 + 5000,
    panels: { a: { rev: 3, rows: [['k', '数', 12]] } },
  });
  expect(waits[0]).toBeGreaterThanOrEqual(400);
  expect(waits[0]).toBeLessThanOrEqual(600);
  feed.close();
});

test('版本接不上、服务器要求重取，都回到快照', async () => {
  const { feed, asked } = play(
    [snapshot('e.1', 1, 10), snapshot('e.9', 9, 50)],
    [[frame('e.9', 9, 50)], [event('reset')], 'hang'],
  );
  await expect.poll(() => asked.filter((one) => one === 'snapshot').length).toBe(3);
  expect(feed.state().panels['a']?.rows).toEqual([['k', '数', 50]]);
  feed.close();
});

test('数据流一分钟内三次接不上（快照仍可取）改为每15秒取一次，一分钟后再试数据流', async () => {
  const down = new Error('network');
  const { feed, asked, waits } = play([snapshot('e.1', 1, 10)], [down, down, down, 'hang']);
  await expect.poll(() => asked.filter((one) => one.startsWith('stream')).length).toBe(4);
  expect(waits.slice(2, 6)).toEqual([15_000, 15_000, 15_000, 15_000]);
  feed.close();
});

test('线路断开期间最多4秒多试一次，恢复后立刻接上数据流', async () => {
  const down = new Error('network');
  const { feed, asked, waits } = play([down, down, down, down, snapshot('e.1', 1, 10)], ['hang']);
  await expect
    .poll(() => asked)
    .toEqual(['snapshot', 'snapshot', 'snapshot', 'snapshot', 'snapshot', 'stream e.1']);
  expect(Math.max(...waits)).toBeLessThanOrEqual(4800);
  feed.close();
});

test('网络断了保留最后的数，重启后先显示它', async () => {
  const keep = memory();
  const first = play([snapshot('e.1', 1, 10)], ['hang'], keep);
  await expect.poll(() => first.feed.state().freshAt).toBe(T0);
  first.feed.close();
  const second = play([new Error('network')], [], keep);
  await expect.poll(() => second.feed.state().link).toBe('cut');
  expect(second.feed.state()).toMatchObject({
    freshAt: T0,
    panels: { a: { rows: [['k', '数', 10]] } },
  });
  second.feed.close();
});

test('吊销立即结束；指令转给大屏', async () => {
  const { ended, commands, feed } = play(
    [snapshot('e.1', 1, 10)],
    [
      [
        event('cmd', { id: '1', command: 'scene', value: 'cert' }),
        event('beat', { at: new Date(T0 + 9000).toISOString() }),
        event('revoked'),
      ],
    ],
  );
  await expect.poll(() => ended.yes).toBe(true);
  expect(commands).toEqual([{ id: '1', command: 'scene', value: 'cert' }]);
  expect(feed.state().freshAt).toBe(T0 + 9000);
  const refused = play([new Ended()], []);
  await expect.poll(() => refused.ended.yes).toBe(true);
});
