import { inject, expect, test } from 'vitest';
import { createTestDatabase } from '../database/testDatabase';
import { createListener, createPool } from '../database';
import { createEvents, EVENT_CHANNEL } from './events';

test('数据库里别人发的不成话的通知不会让进程停下，后面的照样听见', async () => {
  const database = await createTestDatabase(inject('database'));
  const pool = createPool(database.target, 1);
  const listener = await createListener(database.target);
  const heard: string[] = [];
  createEvents(listener).on('某处', (event) => void heard.push(event));
  const tell = (text: string) => pool.query('select pg_notify($1, $2)', [EVENT_CHANNEL, text]);
  for (const text of ['x', 'null', '{"topic":7}', '']) await tell(text);
  await tell(JSON.stringify({ topic: '某处', event: '听见', data: null }));
  await expect.poll(() => heard).toEqual(['听见']);
  await listener.close();
  await pool.end();
  await database.drop();
});
