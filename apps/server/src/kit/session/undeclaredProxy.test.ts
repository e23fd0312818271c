import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { noticeUndeclaredProxy } from './undeclaredProxy';

const forwarded = { 'x-forwarded-for': '203.0.113.9' };

/** What a server says whose proxies are these, when a proxy asks it at these minutes. */
async function heard(proxies: readonly string[], minutes: readonly number[]): Promise<string[]> {
  const said: string[] = [];
  const stream = { write: (line: string) => void said.push(String(JSON.parse(line).msg)) };
  const server = Fastify({
    logger: { level: 'warn', stream },
    ...(proxies.length > 0 ? { trustProxy: [...proxies] } : {}),
  });
  let now = 0;
  noticeUndeclaredProxy(server, () => now);
  server.get('/', async () => 'ok');
  for (const minute of minutes) {
    now = minute * 60_000;
    await server.inject({ url: '/', headers: forwarded });
  }
  await server.inject('/');
  return said;
}

test('没有登记的代理发来转发头：日志里每小时说一次，指出该设哪一项', async () => {
  const said = await heard([], [0, 1, 59, 61]);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain('TQC_TRUSTED_PROXIES');
  expect(said[0]).toContain('127.0.0.1');
});

test('登记过的代理不说', async () => {
  expect(await heard(['127.0.0.1'], [0, 61])).toEqual([]);
});
