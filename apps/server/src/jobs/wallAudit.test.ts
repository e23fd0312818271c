import { expect, test } from 'vitest';
import { addApplication, figure } from '../testing/wall';
import { testServer } from '../testing/server';
import { wallAudit } from './wallAudit';

const { pool } = await testServer();

test('每晚的任务核对一遍统计，改正偏差，并忘掉过期的票据', async () => {
  await addApplication(pool, 1);
  await pool.query('delete from agg_delta');
  await pool.query(
    "insert into wall_ticket (ticket_hash, display_id, secret, admin_id, org_id, name, scene, expires_at) values ('x', gen_random_uuid(), '\\x00', 1, 1, '旧', 'register', now() - interval '1 day')",
  );
  await wallAudit({ pool, clock: () => new Date() });
  expect(await figure(pool, 5, '00', 'reg')).toBe(1);
  const { rows } = await pool.query<{ drifted: string }>('select drifted from agg_audit');
  // Four facts of one application at five levels, by day and over all days.
  expect(rows.map(({ drifted }) => Number(drifted))).toEqual([40]);
  expect((await pool.query('select 1 from wall_ticket')).rowCount).toBe(0);
});
