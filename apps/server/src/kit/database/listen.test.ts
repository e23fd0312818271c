import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createEvents, EVENT_CHANNEL } from '../events';
import { createListener } from './listen';
import { createPool, type DatabaseTarget } from './pool';
import { createTestDatabase } from './testDatabase';

let target: DatabaseTarget;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ target, drop } = await createTestDatabase(inject('database')));
});
afterAll(() => drop());

/** A line to the database that can be cut without anybody hearing of it. */
async function silentLine() {
  const url = 'url' in target ? new URL(target.url) : undefined;
  const lines: Socket[] = [];
  let silent = false;
  const proxy = createServer((near) => {
    const far =
      'url' in target
        ? connect(Number(url?.port || 5432), url?.hostname)
        : connect(`${target.host}/.s.PGSQL.${target.port}`);
    lines.push(near, far);
    near.on('data', (bytes) => silent || far.write(bytes));
    far.on('data', (bytes) => silent || near.write(bytes));
    for (const one of [near, far]) one.on('error', () => undefined);
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  const address = proxy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  if (url) [url.hostname, url.port] = ['127.0.0.1', String(port)];
  return {
    target: url
      ? { url: url.href }
      : { ...(target as Exclude<DatabaseTarget, { url: string }>), host: '127.0.0.1', port },
    opened: () => lines.length / 2,
    fallSilent: (value: boolean) => void (silent = value),
    close() {
      for (const one of lines) one.destroy();
      proxy.close();
    },
  };
}

test('连接悄悄断了：按时发现，期间不算听得见，换一条后听得见，并提醒重读', async () => {
  const line = await silentLine();
  const listener = await createListener(line.target, { beat: 400, patience: 300 });
  const events = createEvents(listener);
  const pool = createPool(target, 1);
  const heard: string[] = [];
  events.on(
    'a',
    (event) => void heard.push(event),
    () => void heard.push('back'),
  );
  const say = (event: string) =>
    pool.query('select pg_notify($1, $2)', [
      EVENT_CHANNEL,
      JSON.stringify({ topic: 'a', event, data: null }),
    ]);
  await expect.poll(() => events.hears()).toBe(true);
  await say('one');
  await expect.poll(() => heard).toEqual(['one']);
  line.fallSilent(true);
  await say('lost');
  await expect.poll(() => events.hears(), { timeout: 5000 }).toBe(false);
  line.fallSilent(false);
  await expect.poll(() => events.hears(), { timeout: 5000 }).toBe(true);
  expect(line.opened()).toBeGreaterThan(1);
  await say('two');
  await expect.poll(() => heard).toEqual(['one', 'back', 'two']);
  await listener.close();
  await pool.end();
  line.close();
});
