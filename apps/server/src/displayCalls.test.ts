import { createTransport } from '@tqc/client';
import type { Call } from '@tqc/contract/kit';
import { wall } from '@tqc/contract/monitor';
import { expect, test } from 'vitest';
import { createApp } from './app';
import { allAreas } from './areas';
import { withDisplays } from './trade/wall';
import { takeDisplay } from './trade/wall/takeDisplay';
import { testServer } from './testing/server';

test('大屏会话只能取快照和数据流，其他接口一个也不能调', async () => {
  const first = await testServer();
  const server = await createApp({ ...first.app, auth: withDisplays(first.app.auth, first.app) });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const url = server.listeningOrigin;
  const { ticket } = await (await first.as('centre'))(wall.ticket, {});
  const { display } = await takeDisplay(url, ticket);
  const answered: string[] = [];
  for (const { call } of allAreas) {
    if (
      call.permission === 'public' ||
      call.permission === 'channel' ||
      call.id === 'monitor.wall.snapshot' ||
      call.id === 'monitor.wall.stream'
    )
      continue;
    const forced: Call = { ...call, reply: 'json' };
    const code = await display
      .send(
        forced,
        Object.fromEntries(
          [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']),
        ) as never,
        { version: 1 },
      )
      .then(
        () => -2,
        (error: { code: number }) => error.code,
      );
    if (code !== 403) answered.push(`${call.id} ${code}`);
  }
  expect(answered).toEqual([]);
  // Its token is worth nothing in the administration either.
  const other = createTransport({ baseUrl: url, app: 'tqc-admin' });
  other.session = display.session;
  await expect(other.send(wall.devices, {})).rejects.toMatchObject({ code: 415 });
  await server.close();
});
