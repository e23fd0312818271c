import { createTransport, signIn } from '@tqc/client';
import { certBatch } from '@tqc/contract/register';
import { inject, expect, test } from 'vitest';
import { createApp } from './app';
import { createListener } from './kit/database';
import { createEvents, EVENT_CHANNEL } from './kit/events';
import { PASSWORD, testServer } from './testing/server';

test('两个服务进程共用一个数据库：会话、权限变化和事件都互相知道', async () => {
  const first = await testServer();
  const { rows } = await first.pool.query<{ name: string }>('select current_database() as name');
  const target = inject('database');
  const here =
    'url' in target
      ? { url: target.url.replace(/\/[^/]*$/, `/${rows[0]?.name}`) }
      : { ...target, database: rows[0]?.name ?? '' };
  const listener = await createListener(here);
  const events = createEvents(listener);
  const second = await createApp({ ...first.app, events });
  await second.listen({ port: 0, host: '127.0.0.1' });
  try {
    const mine = first.transport();
    await signIn(mine, 't_centre', PASSWORD);
    // The same signed session, now at the other process.
    const there = createTransport({ baseUrl: second.listeningOrigin, app: 'tqc-admin' });
    there.session = mine.session;
    expect((await there.send(certBatch.list, {})).total).toBe(0);
    await first.pool.query('update admin set pv = pv + 1 where account = $1', ['t_centre']);
    await expect(there.send(certBatch.list, {})).rejects.toMatchObject({ code: 497 });
    const heard = new Promise<unknown>((resolve) =>
      events.on('admin/1', (_event, data) => resolve(data)),
    );
    await first.pool.query('select pg_notify($1, $2)', [
      EVENT_CHANNEL,
      JSON.stringify({ topic: 'admin/1', event: 'unread', data: { unread: 3 } }),
    ]);
    expect(await heard).toEqual({ unread: 3 });
  } finally {
    await second.close();
    await listener.close();
  }
});
