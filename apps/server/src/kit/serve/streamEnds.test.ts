import { auth } from '@tqc/contract/account';
import { msgSysmsg } from '@tqc/contract/message';
import { signIn } from '@tqc/client';
import { expect, test } from 'vitest';
import { PASSWORD, testServer } from '../../testing/server';

const server = await testServer({ hears: true });

async function signedIn() {
  const mine = server.transport();
  await signIn(mine, 't_county', PASSWORD);
  return mine;
}

const STOP = new AbortController();

/** Reads a stream to its end. */
async function toEnd(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  while (!(await reader?.read())?.done);
}

test('退出登录后，已打开的消息流随即结束，不再送出消息', async () => {
  const mine = await signedIn();
  const stream = await mine.open(msgSysmsg.stream, {}, STOP.signal);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const ended = toEnd(stream);
  await mine.send(auth.logout, {});
  await ended;
});

test('在别处登录，前一个会话的消息流也结束', async () => {
  const stream = await (await signedIn()).open(msgSysmsg.stream, {}, STOP.signal);
  const ended = toEnd(stream);
  await signedIn();
  await ended;
});

test('一个会话最多同时开三个消息流，关掉一个又能再开', async () => {
  const mine = await signedIn();
  const closes = [new AbortController(), new AbortController(), new AbortController()];
  for (const { signal } of closes) await mine.open(msgSysmsg.stream, {}, signal);
  const fourth = async () => (await mine.open(msgSysmsg.stream, {}, STOP.signal)).status;
  expect(await fourth()).toBe(429);
  closes[0]?.abort();
  await expect.poll(fourth).toBe(200);
});
