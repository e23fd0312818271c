import { Readable } from 'node:stream';
import type { Call } from '@tqc/contract/kit';
import { certBatch } from '@tqc/contract/register';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { incomingOf } from './incoming';
import { createRoom } from './room';

test('一次次地多占，离开时一次全还；占满了再要就拒绝，拒绝的不算', () => {
  const room = createRoom({ one: 30_000 }, '太多');
  const place = room.enter({ one: 'a' }, 2000);
  for (let at = 0; at < 28_000; at += 1) place.more(1);
  expect(() => place.more(1)).toThrow('太多');
  expect(() => room.enter({ one: 'a' }, 1)).toThrow('太多');
  place.leave();
  place.leave();
  const next = room.enter({ one: 'a' }, 30_000);
  expect(() => room.enter({ one: 'a' }, 1)).toThrow('太多');
  next.leave();
});

/** A request whose body of so many bytes comes a byte at a time. */
function dripping(bytes: number): FastifyRequest {
  const text = `{"a":"${'x'.repeat(bytes - 8)}"}`;
  const raw = Readable.from([...text].map((letter) => Buffer.from(letter)));
  const headers = { 'content-length': String(bytes), 'content-type': 'application/json' };
  return {
    raw: Object.assign(raw, { headers }),
    ip: '192.0.2.7',
    isMultipart: () => false,
  } as unknown as FastifyRequest;
}

test('一个字节一个字节传来的正文，读完也还得清占的地方', async () => {
  const call: Call = certBatch.create;
  const incoming = incomingOf(dripping(30_000), call);
  await incoming.hash();
  expect(() => incoming.done()).not.toThrow();
});
