import { sceneOf, type Panel } from '@tqc/domain/wall';
import { expect, test } from 'vitest';
import { testServer } from '../../testing/server';
import { kyselyOfPool } from '../../kit/scope';
import { foldAll } from './fold';
import { panelRows } from './panelRows';
import { findPlace } from './place';
import { roomsOf } from './rooms';
import { addApplication } from '../../testing/wall';

const { pool, app } = await testServer();
const db = kyselyOfPool(pool);
const nation = { orgType: 5, prov: '', city: '', county: '', point: '' };
const now = new Date('2024-06-18T04:00:00Z');
const funnel = sceneOf('register')?.panels.find(({ id }) => id === 'register.funnel') as Panel;

test('按批次看：只数该批次的申请；没有的批次不能打开', async () => {
  for (let id = 1; id <= 5; id += 1) await addApplication(pool, id, { at: id });
  await pool.query('update registration set cb_id = 8 where reg_id > 3');
  for (const id of [7, 8])
    await pool.query(
      "insert into plan_batch (cb_id, track, cb_name, year, half, audience, ct_ids, begin_date, end_date) values ($1::bigint, 'register', $1::bigint || '批', 2024, 1, '{1}', '{1}', '2024-01-01', '2024-12-31')",
      [id],
    );
  await foldAll(pool);
  const place = await findPlace(db, '1', nation);
  expect(place.batches).toEqual([
    { id: '8', name: '8批', track: 'register' },
    { id: '7', name: '7批', track: 'register' },
  ]);
  const filed = async (batch?: string) =>
    (await panelRows(db, batch === undefined ? place : { ...place, batch }, funnel, now))
      .rows[0]?.[2];
  expect([await filed(), await filed('7'), await filed('8')]).toEqual([5, 3, 2]);
  const rooms = roomsOf(app);
  const views = await Promise.all([
    rooms.find(db, 'register', '1', nation),
    rooms.find(db, 'register', '1', nation, '8'),
    rooms.find(db, 'register', '1', nation, '8'),
  ]);
  const open = views.map((view) => rooms.enter(view));
  expect(new Set(open).size).toBe(2);
  await expect(rooms.find(db, 'register', '1', nation, '9')).rejects.toMatchObject({ code: 400 });
  for (const room of open) room.close();
});
