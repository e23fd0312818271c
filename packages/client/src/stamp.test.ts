import { auth } from '@tqc/contract/account';
import { headers as names } from '@tqc/contract/wire';
import axios from 'axios';
import { expect, test } from 'vitest';
import { createTransport } from './transport';

/** A line that keeps the stamps it was asked with and answers what it is told. */
function line(code: number, data: unknown) {
  const stamps: string[] = [];
  const http = axios.create({
    adapter: async (config) => {
      stamps.push(String(config.headers.get(names.stamp)));
      const body = new TextEncoder().encode(JSON.stringify({ code, message: '', data }));
      return {
        data: body.buffer,
        status: 200,
        statusText: 'OK',
        headers: { 'content-type': 'application/json', [names.token]: `t${stamps.length}` },
        config,
      };
    },
  });
  return { http, stamps };
}

test('给了时刻的请求按这个时刻签名，同时发出的别的请求照走自己的钟', async () => {
  const { http, stamps } = line(0, {});
  const transport = createTransport({ baseUrl: '', app: 'tqc-admin', http });
  const before = transport.now();
  await Promise.all([
    transport.send(auth.signInKey, {}, { stamp: 1234 }),
    transport.send(auth.signInKey, {}),
  ]);
  expect(stamps.filter((stamp) => stamp === '1234')).toHaveLength(1);
  expect(Number(stamps.find((stamp) => stamp !== '1234'))).toBeGreaterThanOrEqual(before);
});

test('给了时刻的请求不换个时刻重发：密封的内容认的是原来的时刻', async () => {
  const { http, stamps } = line(488, { stamp: 99 });
  const transport = createTransport({ baseUrl: '', app: 'tqc-admin', http });
  await expect(transport.send(auth.signInKey, {}, { stamp: 1234 })).rejects.toMatchObject({
    code: 488,
  });
  expect(stamps).toEqual(['1234']);
  await expect(transport.send(auth.signInKey, {})).rejects.toMatchObject({ code: 488 });
  expect(stamps).toHaveLength(3);
});

test('新令牌告诉保管它的人，也告诉问这一次的人，不告诉别的请求', async () => {
  const { http } = line(0, {});
  const kept: string[] = [];
  const mine: string[] = [];
  const transport = createTransport({
    baseUrl: '',
    app: 'tqc-admin',
    http,
    onToken: (token) => kept.push(token),
  });
  await transport.send(auth.signInKey, {}, { onToken: (token) => mine.push(token) });
  await transport.send(auth.signInKey, {});
  expect([kept, mine]).toEqual([['t1', 't2'], ['t1']]);
});
