import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundReading, expectBytes } from './boundReading';

const BYTES = 40 * 1024 * 1024;
const limits = { stalled: 10_000, least: 4000, slowest: BYTES };
let ended = 0;
const server = createServer((request, reply) => {
  reply.once('close', () => (ended += 1));
  const isMade = request.url === '/made';
  if (isMade) expectBytes(reply, 30_000 * BYTES);
  boundReading(reply, isMade ? 0 : BYTES, limits);
  reply.end(Buffer.alloc(BYTES));
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const asked = async (path = '/') => {
  const { port } = server.address() as AddressInfo;
  const [reply] = (await once(get({ port, host: '127.0.0.1', path }), 'response')) as [
    IncomingMessage,
  ];
  return reply;
};

test('一点一点地收、占着位置不放的，到时间就断开；照常接收的收得完整', async () => {
  const slow = (await asked()).on('error', () => undefined);
  // A little now and then: never still for long, never done.
  const reading = setInterval(() => slow.read(1024), 50);
  await expect.poll(() => ended, { timeout: 15_000 }).toBe(1);
  clearInterval(reading);
  slow.resume();
  await new Promise<void>((done) => void slow.once('close', done));
  expect(slow.complete).toBe(false);
  let whole = 0;
  for await (const part of await asked()) whole += (part as Buffer).length;
  expect(whole).toBe(BYTES);
}, 40_000);

test('边做边发的，按最多会有多长给时间：慢慢收也收得完整', async () => {
  const slow = (await asked('/made')).on('error', () => undefined);
  const reading = setInterval(() => slow.read(1024), 50);
  await new Promise((done) => setTimeout(done, limits.least + 2000));
  clearInterval(reading);
  let whole = 0;
  for await (const part of slow) whole += (part as Buffer).length;
  expect(whole).toBeGreaterThan(BYTES - 10 * 1024 * 1024);
}, 40_000);
