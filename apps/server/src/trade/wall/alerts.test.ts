import { sceneOf } from '@tqc/domain/wall';
import { expect, test } from 'vitest';
import { testOrgs, testServer } from '../../testing/server';
import { kyselyOfPool } from '../../kit/scope';
import { evaluateAlerts } from './alerts';
import { foldAll } from './fold';
import { panelRows } from './panelRows';
import { findPlace } from './place';
import { addApplication } from '../../testing/wall';

const { pool } = await testServer();
const now = new Date('2024-06-18T04:00:00Z');
const db = kyselyOfPool(pool);
const nation = { orgType: 5, prov: '', city: '', county: '', point: '' };

async function shown(orgId: string, id: string) {
  const panel = ['register', 'system', 'cert']
    .flatMap((scene) => sceneOf(scene)?.panels ?? [])
    .find((one) => one.id === id);
  if (!panel) throw new Error(id);
  return panelRows(db, await findPlace(db, orgId, nation), panel, now);
}

async function limit(
  orgId: string,
  county: string,
  { status = 2, begin = '2024-06-02', end = null as string | null } = {},
): Promise<void> {
  await pool.query(
    `insert into limitation (limit_id, org_id, org_name, prov, city, county, name, id_no, id_index, kind, begin_date, end_date, status)
    select coalesce(max(limit_id), 0) + 1, $1, '', substr($2, 1, 2), substr($2, 1, 4), $2, '张三', '\\x00', '\\x01', 'lifelong', $3, $4, $5 from limitation`,
    [orgId, county, begin, end, status],
  );
}

async function arrange(capacity: number, end: string): Promise<void> {
  await pool.query(
    `insert into plan_batch (cb_id, track, cb_name, year, half, audience, ct_ids, begin_date, end_date) values (7, 'register', '2024年上半年', 2024, 1, '{1}', '{1}', '2024-01-01', '2024-12-31') on conflict do nothing`,
  );
  await pool.query(
    `insert into province_plan (pb_id, track, cb_id, plan_name, org_id, prov, filing, filing_begin, filing_end, confirm_begin, confirm_end, approve_begin, approve_end, ct_ids) values (7, 'register', 7, '', 32, '32', '[]', '2024-06-01', '2024-06-30', '2024-06-01', '2024-06-30', '2024-06-01', '2024-06-30', '{1}') on conflict do nothing`,
  );
  await pool.query(
    `insert into org_plan (ob_id, track, pb_id, cb_id, plan_name, org_id, prov, city, county) values (7, 'register', 7, 7, '', 328801, '32', '3288', '328801') on conflict do nothing`,
  );
  await pool.query(
    `insert into plan_slot (obt_id, track, ob_id, org_id, prov, city, county, filing_begin, filing_end, confirm_begin, confirm_end, ct_ids) values (7, 'register', 7, 328801, '32', '3288', '328801', '2024-06-01', '2024-06-30', '2024-06-01', '2024-06-30', '{1}') on conflict do nothing`,
  );
  await pool.query(
    `insert into plan_arrangement (ls_id, track, ob_id, obt_id, org_id, point_id, prov, city, county, point, begin_date, end_date, day_capacity, confirm_range, ct_ids) values (7, 'register', 7, 7, 328801, $1::bigint, '32', '3288', '328801', $1::bigint::text, '2024-06-01', $3, $2, '', '{1}')
    on conflict (ls_id) do update set day_capacity = excluded.day_capacity, end_date = excluded.end_date`,
    [testOrgs.point.id, capacity, end],
  );
}

test('没有预警时面板写明尚无数据，不编造', async () => {
  expect(await evaluateAlerts(pool, now)).toEqual({ open: 0, opened: 0, cleared: 0 });
  expect(await shown('1', 'register.alerts')).toEqual({ rows: [], state: 'empty' });
  expect((await shown('1', 'system.alerts')).state).toBe('empty');
});

test('四条规则各自触发，只写机构与件数，不写个人；重复计算不重复', async () => {
  await addApplication(pool, 1, { at: 0, status: 15, day: '2024-03-01', confirmed: true });
  await addApplication(pool, 2, { at: 0, status: 6 });
  await addApplication(pool, 3, { at: 0, status: 8, confirmed: true });
  await addApplication(pool, 4, { at: 0, status: 8, confirmed: true });
  await addApplication(pool, 5, { at: 3, status: 6 });
  await pool.query("update registration set id_index = '\\x01' where reg_id = 5");
  await foldAll(pool);
  await limit('33', '339901');
  await arrange(1, '2024-06-20');
  await pool.query(
    "insert into org (org_id, org_type, org_name, short_code, area_code, area_name, parent_id, prov, city, county, point) values (339901, 2, '另一区教育局', '901', '33', '', 33, '33', '3300', '330000', '') on conflict do nothing",
  );
  expect(await evaluateAlerts(pool, now)).toEqual({ open: 4, opened: 4, cleared: 0 });
  expect(await evaluateAlerts(pool, new Date(now.getTime() + 60_000))).toEqual({
    open: 4,
    opened: 0,
    cleared: 0,
  });
  const { rows } = await shown('1', 'register.alerts');
  expect(rows.map(([key, level, org, text]) => [key, level, org, text])).toEqual([
    ['A01/328801', '严重', testOrgs.county.name, '超期未审批 1 件'],
    ['A06/339901', '严重', '另一区教育局', '命中限制库 1 件'],
    ['A02/32880101', '一般', testOrgs.point.name, '待确认 3 件，距截止 2 天'],
    ['A16/32880101', '提示', testOrgs.point.name, '当日办理 2 件，容量 1 件'],
  ]);
  expect(JSON.stringify(rows)).not.toContain('张三');
  expect((await shown('32', 'register.alerts')).rows).toHaveLength(3);
  expect((await shown('33', 'register.alerts')).rows.map(([key]) => key)).toEqual(['A06/339901']);
  expect((await shown('1', 'system.alerts')).rows.map((row) => row[2])).toEqual([
    1, 1, 1, 1, 0, 0, 0, 0,
  ]);
  expect(
    (await shown('33', 'system.alerts')).rows.slice(0, 2).map((row) => [row[0], row[2]]),
  ).toEqual([
    ['A06', 1],
    ['A01', 0],
  ]);
});

test('原因消失后预警关闭，再次出现重新计时', async () => {
  await pool.query('update registration set status = 21 where reg_id = 1');
  await foldAll(pool);
  expect(await evaluateAlerts(pool, now)).toMatchObject({ open: 3, cleared: 1 });
  await pool.query('update registration set status = 15 where reg_id = 1');
  await foldAll(pool);
  const again = new Date(now.getTime() + 120_000);
  expect(await evaluateAlerts(pool, again)).toMatchObject({ open: 4, opened: 1, cleared: 0 });
});

test('限制库与数据变更的数来自各自的表，按范围与有效期计', async () => {
  await limit('32', '328801', { begin: '2024-01-01', end: '2024-07-01' });
  await limit('32', '328801', { begin: '2020-01-01', end: '2024-06-01' });
  await limit('32', '328801', { status: 6 });
  const figures = async (org: string) =>
    (await shown(org, 'cert.limits')).rows.map((row) => row[2]);
  expect(await figures('1')).toEqual([2, 1, 1, 1]);
  expect(await figures('32')).toEqual([1, 0, 1, 0]);
  const kpi = await shown('1', 'cert.kpi');
  expect(kpi.rows.map((row) => row[0])).toEqual([
    'certs',
    'certsYear',
    'certsMonth',
    'certsGone',
    'limited',
    'limitHits',
  ]);
  expect((await shown('1', 'cert.changes')).state).toBe('empty');
  await pool.query(
    "insert into registration_change (chg_id, city, reg_id, prov, county, point, reg_version, changes, reason, applied_by, applicant_id, org_name, applied_at) values (1, '3288', 1, '32', '328801', '32880101', 1, '[]', '', 'a', 1, '', now())",
  );
  expect((await shown('1', 'cert.changes')).rows.map((row) => row[2])).toEqual([1, 0, 0]);
});
