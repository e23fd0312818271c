import { expect, test } from 'vitest';
import { testServer } from '../../testing/server';
import { auditDrift } from './driftAudit';
import { foldAll, foldDeltas, startFolding } from './fold';
import { addApplication, figure } from '../../testing/wall';

const { pool } = await testServer();

const CHILDREN = `
  select p.level, p.code, p.fact, p.day, p.k, p.ct, p.batch, p.n, c.n as below from agg_roll p
  left join (select level + 1 as level, up as code, fact, day, k, ct, batch, sum(n) as n from agg_roll group by 1, 2, 3, 4, 5, 6, 7) c using (level, code, fact, day, k, ct, batch)
  where p.level > 1 and p.n is distinct from coalesce(c.n, 0)`;

const TOTALS = `
  select * from (select level, code, up, fact, batch, k, ct, sum(n) as n from agg_roll group by 1, 2, 3, 4, 5, 6, 7 having sum(n) <> 0) d
  full join (select * from agg_total where n <> 0) t using (level, code, up, fact, batch, k, ct) where d.n is distinct from t.n`;

const counted = async (sql: string) =>
  Number((await pool.query<{ n: string }>(`select count(*) as n from (${sql}) q`)).rows[0]?.n);

test('随机写入之后，每一级的数都等于下级之和，也等于重新清点的结果', async () => {
  let seed = 11;
  const random = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
  for (let id = 1; id <= 60; id += 1)
    await addApplication(pool, id, {
      at: random(4),
      status: [6, 7, 8, 15][random(4)] ?? 6,
      confirmed: random(2) === 0,
    });
  for (let turn = 0; turn < 80; turn += 1) {
    const id = 1 + random(60);
    const act = random(5);
    if (act === 0)
      await pool.query('update registration set status = $2 where reg_id = $1', [
        id,
        [15, 18, 21, 24][random(4)],
      ]);
    else if (act === 1)
      await pool.query('update registration set record_status = $2 where reg_id = $1', [
        id,
        random(3),
      ]);
    else if (act === 2)
      await pool.query(
        "update registration set approve_time = now(), point = county || '00' where reg_id = $1",
        [id],
      );
    else if (act === 3)
      await pool.query('delete from registration where reg_id = $1 and reg_id % 5 = 0', [id]);
    else await foldDeltas(pool, 7);
  }
  await foldAll(pool);
  expect(await counted(CHILDREN)).toBe(0);
  expect(await counted(TOTALS)).toBe(0);
  const { cells, drifted } = await auditDrift(pool, new Date());
  expect(drifted).toBe(0);
  expect(cells).toBeGreaterThan(200);
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::int as n from registration where record_status <> 2',
  );
  expect(await figure(pool, 5, '00', 'reg')).toBe(rows[0]?.n);
});

test('同一改动只计一次：并发归并，回滚的改动不计', async () => {
  const before = await figure(pool, 5, '00', 'reg');
  for (let id = 101; id <= 120; id += 1) await addApplication(pool, id, { at: id });
  const client = await pool.connect();
  await client.query('begin');
  await client.query('delete from registration where reg_id = 101');
  await client.query('rollback');
  client.release();
  await Promise.all([foldAll(pool), foldAll(pool), foldAll(pool)]);
  await foldAll(pool);
  expect(await figure(pool, 5, '00', 'reg')).toBe(before + 20);
});

test('核对找出每一处被改动的数并改正，写下结果', async () => {
  await pool.query(
    "update agg_roll set n = n + 3 where ctid in (select ctid from agg_roll where level = 4 and code = '33' and fact = 'reg' limit 2) and level = 4",
  );
  await pool.query(
    "update agg_total set n = n - 1 where level = 4 and code = '33' and fact = 'sex'",
  );
  const { rows: planted } = await pool.query(
    "select 1 from agg_total where level = 4 and code = '33' and fact = 'sex'",
  );
  await pool.query('update registration set status = 21 where reg_id = 105');
  await pool.query('delete from agg_delta');
  const found = await auditDrift(pool, new Date());
  // The planted cells, and one lost change: two kinds at five levels, by day and over all days.
  expect(planted.length).toBeGreaterThan(0);
  expect(found.drifted).toBe(2 + planted.length + 20);
  expect((await auditDrift(pool, new Date())).drifted).toBe(0);
  expect((await counted(CHILDREN)) + (await counted(TOTALS))).toBe(0);
  expect((await pool.query('select 1 from agg_audit')).rowCount).toBeGreaterThanOrEqual(2);
});

test('后台归并自己进行，四分之一秒内可见', async () => {
  const folding = startFolding(pool);
  const before = await figure(pool, 4, '32', 'reg');
  await addApplication(pool, 201, { at: 0 });
  await expect
    .poll(() => figure(pool, 4, '32', 'reg'), { interval: 25, timeout: 1500 })
    .toBe(before + 1);
  await folding.stop();
});

test('别人正在归并时让开，不等待', async () => {
  await addApplication(pool, 301, { at: 1 });
  const holder = await pool.connect();
  await holder.query('begin; select pg_advisory_xact_lock(7303)');
  expect((await foldDeltas(pool)).changes).toBe(0);
  await holder.query('commit');
  holder.release();
  expect((await foldDeltas(pool)).changes).toBeGreaterThan(0);
});

test('一级只读得到自己和直接下级的数', async () => {
  await foldAll(pool);
  const seen = async (
    role: string,
    code: string,
    sql = 'select distinct code from agg_roll order by code',
  ) => {
    const client = await pool.connect();
    try {
      await client.query(`begin; set local role ${role}; set local app.code = '${code}'`);
      return (await client.query<{ code: string }>(sql)).rows.map((row) => row.code);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  expect(await seen('tqc_l4', '32')).toEqual(['32', '3288']);
  expect(await seen('tqc_l3', '3288')).toEqual(['3288', '328801', '328802']);
  expect(await seen('tqc_l3', '3288', 'select distinct code from agg_total order by code')).toEqual(
    ['3288', '328801', '328802'],
  );
  expect(await seen('tqc_l4', '')).not.toContain('33');
  await expect(seen('tqc_l5', '', 'update agg_roll set n = 0')).rejects.toThrow(
    /permission denied/,
  );
  await expect(seen('tqc_l5', '', 'select * from agg_province')).rejects.toThrow(
    /permission denied/,
  );
});
