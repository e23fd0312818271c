import { enrollmentReview } from '@tqc/contract/enroll';
import { exports } from '@tqc/contract/resource';
import { finalDecisions } from '@tqc/domain/enroll';
import { decisions } from '@tqc/domain/register';
import { sysMetric } from '@tqc/domain/reports';
import { alertRules } from '@tqc/domain/wall';
import { routeOf } from '@tqc/contract/screens';
import { beforeEach, expect, test } from 'vitest';
import { kyselyOfPool } from '../../kit/scope';
import { testOrgs, testServer } from '../../testing/server';
import { addApplication } from '../../testing/wall';
import { evaluateAlerts } from './alerts';
import { tryAlert } from './alertTrial';

const server = await testServer();
const { pool } = server;
const db = kyselyOfPool(server.app.pool);
const { county, city, centre } = testOrgs;
const AT = new Date('2024-06-18T04:00:00Z');
const DAY = 86_400_000;
const later = (days: number) => new Date(AT.getTime() + days * DAY);
const PLACE = [county.prov, county.city, county.county] as const;

/** Counts twice: what a rule finds it finds once; answers organisation, cases and measure. */
async function found(rule: string, at = AT) {
  await evaluateAlerts(server.app.pool, at);
  await evaluateAlerts(server.app.pool, at);
  const { rows } = await pool.query<{ org: string; cases: number; threshold: number | null }>(
    'select org_id as org, cases, threshold from monitor_alert where rule = $1 and cleared_at is null and times = 1 order by org_id',
    [rule],
  );
  return rows.map(({ org, cases, threshold }) => [org, cases, threshold]);
}
const trial = (rule: string, threshold: number | null = null, at = AT) =>
  tryAlert(db, rule, threshold, '', at);

beforeEach(() => pool.query('delete from monitor_alert'));

async function addCert(id: number, serial: number): Promise<void> {
  await pool.query(
    `insert into cert (cert_id, cert_no, reg_id, org_id, org_name, prov, city, county, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
     select $1, '202432' || lpad(short_code, 3, '0') || '11' || lpad($2::text, 6, '0'), $1, org_id, org_name, prov, city, county, '张三', '\\x00', '\\x00', '', 1, '1', '语文', '2024-06-01', '2024-06-01' from org where org_id = $3`,
    [id, serial, county.id],
  );
}

test('A03 断号、重号各计一个，补上以后自己消除', async () => {
  await addCert(1, 1);
  await addCert(2, 2);
  expect(await found('A03')).toEqual([]);
  await addCert(4, 4);
  expect(await found('A03')).toEqual([[county.id, 1, null]]);
  await addCert(3, 3);
  expect(await found('A03')).toEqual([]);
  expect(await trial('A03')).toMatchObject({ days: 0, why: expect.stringContaining('不能试算') });
});

test('A05 结果异常或三天没有返回的在办申请；得到正常结果后消除', async () => {
  await addApplication(pool, 1, { status: 8 });
  await addApplication(pool, 2, { status: 8 });
  const asked = (id: number, result: number, at: Date) =>
    pool.query(
      `insert into access_query (reg_id, prov, city, county, org_id, org_name, name, id_no, id_index, way, sent_at, result)
       values ($1, $4, $5, $6, $7, '', '张三', '\\x00', '\\x00', 1, $3, $2)`,
      [id, result, at, ...PLACE, county.id],
    );
  await asked(1, 11, later(-3));
  expect(await found('A05')).toEqual([]);
  await asked(2, 4, AT);
  expect(await found('A05')).toEqual([[county.id, 1, 3]]);
  await evaluateAlerts(server.app.pool, later(1));
  expect(await found('A05', later(1))).toEqual([[county.id, 2, 3]]);
  await asked(1, 0, AT);
  await asked(2, 0, AT);
  expect(await found('A05', later(1))).toEqual([]);
});

test('A07 证书变更等待超过十天，处理后消除；试算按每天当时还在等的算', async () => {
  await pool.query(
    `insert into cert_change (chg_id, chg_no, change_type, cert_no, ct_id, org_id, org_name, decider_id, prov, city, county, name, id_mask, id_index, is_key, fields, summary, wanted, explanation, asked_by, applicant, applied_at)
     values (1, 'BG1', 2, '1', 1, $1, '', $1, $2, $3, $4, '', '', '\\x00', false, 1, '', '{}', '', 1, '', $5)`,
    [county.id, ...PLACE, later(-10)],
  );
  expect(await found('A07')).toEqual([]);
  expect(await found('A07', later(1))).toEqual([[county.id, 1, 10]]);
  expect(await trial('A07', 10, later(3))).toEqual({ days: 30, fired: 2, orgs: 1, why: '' });
  expect(await trial('A07', 12, later(3))).toMatchObject({ fired: 0 });
  await pool.query('update cert_change set status = 8, decided_at = $1', [later(1)]);
  expect(await found('A07', later(1))).toEqual([]);
});

const refused = (act: string, message: string) =>
  pool.query(
    `insert into audit (month, seq, at, row, hash) select 202406, coalesce(max(seq), 0) + 1, $1, jsonb_build_object('act', $2::text, 'ok', false, 'org', $3::text, 'detail', jsonb_build_object('message', $4::text)), '' from audit`,
    [AT, act, county.id, message],
  );

test('A08 没有有效备案的导出也算；A13 公示期未满的复核算，别的拒绝不算；第二天消除', async () => {
  await pool.query('select audit_month(202406)');
  await refused(exports.exportRows.id, '请重新登录');
  await refused(enrollmentReview.editAllEnrollCheckTheReg.id, '计划已结束');
  expect(await found('A08')).toEqual([]);
  expect(await found('A13')).toEqual([]);
  await refused(exports.exportRows.id, '该备案已过期，请重新申请备案');
  await refused(enrollmentReview.editAllEnrollCheckTheReg.id, '公示期未满，不能复核');
  expect(await found('A08')).toEqual([[county.id, 1, null]]);
  expect(await found('A13')).toEqual([[county.id, 1, null]]);
  expect(await trial('A13', null, later(2))).toMatchObject({ fired: 1, orgs: 1 });
  expect(await found('A13', later(1))).toEqual([]);
});

test('A09 夜间登录、从没有用过的网络登录；第一次登录和熟悉的网络不算', async () => {
  await pool.query('delete from session');
  const signIn = (address: string, at: string) =>
    pool.query(
      `insert into session (sid, admin_id, st, secret, enc, address, pv, created_at, seen_at, ends_at)
       select gen_random_uuid(), min(admin_id), 1, '\\x00', '\\x00', $2, 1, $3::timestamptz, $3::timestamptz, $3::timestamptz from admin where org_id = $1`,
      [county.id, address, at],
    );
  await signIn('10.1.2.3', '2024-06-17T02:00:00Z');
  await signIn('10.1.9.9', '2024-06-18T02:00:00Z');
  expect(await found('A09')).toEqual([]);
  await signIn('10.7.0.1', '2024-06-18T03:00:00Z');
  expect(await found('A09')).toEqual([[county.id, 1, null]]);
  await signIn('10.1.2.3', '2024-06-19T14:30:00Z');
  expect(await found('A09', later(1))).toEqual([[county.id, 1, null]]);
  expect(await found('A09', later(2))).toEqual([]);
  expect(await trial('A09', null, later(2))).toMatchObject({ days: 30, fired: 2, orgs: 1 });
});

test('A11 当日完成的任务失败率超过百分之五', async () => {
  const ended = (id: number, total: number, failed: number) =>
    pool.query(
      `insert into ecert_task (id, task_no, task_name, task_type, org_id, org_name, prov, city, county, condition, total, done, failed, created_by, creator, created_at, ended_at, status)
       values ($1::bigint, $1::text, '', 'batchCreate', $2, '', $3, $4, $5, '{}', $6, $6, $7, 1, '', $8, $8, 1)`,
      [id, county.id, ...PLACE, total, failed, AT],
    );
  await ended(1, 100, 5);
  expect(await found('A11')).toEqual([]);
  await ended(2, 20, 4);
  expect(await found('A11')).toEqual([[county.id, 9, 5]]);
  expect(await trial('A11', 5, later(2))).toMatchObject({ fired: 1 });
  expect(await trial('A11', 10, later(2))).toMatchObject({ fired: 0 });
  expect(await found('A11', later(1))).toEqual([]);
});

test('A12 有效期六十天内到期又没有申请的，申请后消除', async () => {
  const until = (id: number, person: string, day: string) =>
    pool.query(
      `insert into enrollment_history (hist_id, prov, city, county, id_index, cert_no, name, org_name, registration_type, enroll_number, conclusion, concluded_on, valid_until)
       values ($1, $2, $3, $4, $5, '', '张三', '', 1, 1, 51, '2019-08-01', $6)`,
      [id, ...PLACE, person, day],
    );
  await until(1, '\\x11', '2024-09-30');
  expect(await found('A12')).toEqual([]);
  await until(2, '\\x12', '2024-08-01');
  expect(await found('A12')).toEqual([[county.id, 1, 60]]);
  await until(3, '\\x12', '2029-08-01');
  expect(await found('A12')).toEqual([]);
});

test('A14 三十天内到期的印章和USBKey，过期或停用后消除', async () => {
  await pool.query(
    `insert into usb_key (serial, org_id, prov, state, valid_until) values ('K1', $1, '32', 2, '2024-07-10'), ('K2', $1, '32', 2, '2025-07-10'), ('K3', $1, '32', 3, '2024-07-10')`,
    [city.id],
  );
  expect(await found('A14')).toEqual([[city.id, 1, 30]]);
  expect(await found('A14', later(30))).toEqual([]);
});

test('A15 离申报开始不足三天仍未上报，上报后消除', async () => {
  await pool.query(
    `insert into plan_batch (cb_id, track, cb_name, year, half, audience, ct_ids, begin_date, end_date) values (7, 'register', '2024年上半年', 2024, 1, '{1}', '{1}', '2024-01-01', '2024-12-31')`,
  );
  await pool.query(
    `insert into province_plan (pb_id, track, cb_id, plan_name, org_id, prov, filing, filing_begin, filing_end, confirm_begin, confirm_end, approve_begin, approve_end, ct_ids, org_ids, approval_status)
     values (7, 'register', 7, '', 32, '32', '[]', '2024-06-22', '2024-06-30', '2024-06-22', '2024-06-30', '2024-06-22', '2024-06-30', '{1}', $1, 2)`,
    [[county.id]],
  );
  expect(await found('A15')).toEqual([]);
  expect(await found('A15', later(1))).toEqual([[county.id, 1, 3]]);
  await pool.query(
    `insert into org_plan (ob_id, track, pb_id, cb_id, plan_name, org_id, prov, city, county, approval_status) values (7, 'register', 7, 7, '', $1, $2, $3, $4, 1)`,
    [county.id, ...PLACE],
  );
  expect(await found('A15', later(1))).toEqual([]);
});

test('A17 一人十分钟内五十个结论全部通过；有一个别的结论、或分散在更长时间的不算', async () => {
  const PASS = decisions.get('approve').label;
  const said = (event: string, n: number, from: Date, apart: number) =>
    pool.query(
      `insert into registration_log (log_id, city, reg_id, prov, county, point, at, step, event, actor_id, actor, org_name)
       select (select coalesce(max(log_id), 0) from registration_log) + n, $1, 1, $2, $3, '', $4::timestamptz + n * make_interval(secs => $5), '', $6, (select min(admin_id) from admin where org_id = $7), '', '' from generate_series(1, $8::int) n`,
      [county.city, county.prov, county.county, from, apart, event, county.id, n],
    );
  await said(PASS, 49, later(0), 1);
  expect(await found('A17')).toEqual([]);
  await said(PASS, 1, later(0), 100);
  expect(await found('A17')).toEqual([[county.id, 50, 50]]);
  await said(decisions.get('approveFail').label, 1, later(0), 1);
  expect(await found('A17')).toEqual([]);
  await said(PASS, 60, later(1), 60);
  expect(await found('A17', later(1))).toEqual([]);
  await pool.query(
    `insert into case_step (step_id, kind, case_id, at, step, event, from_status, to_status, actor_id, actor, org_name)
     select n, 'enrollment', n, $1, '', $2, 0, 0, (select min(admin_id) from admin where org_id = $3), '', '' from generate_series(1, 50) n`,
    [later(2), finalDecisions.get('qualified').label, city.id],
  );
  expect(await found('A17', later(2))).toEqual([[city.id, 50, 50]]);
  expect(await trial('A17', 50, later(4))).toMatchObject({ fired: 1, orgs: 1 });
  expect(await trial('A17', 20, later(4))).toMatchObject({ fired: 1 });
});

test('A18 最近一次读数的错误率超过百分之二，归国家中心；下一次正常就消除；只能试算七天', async () => {
  const read = (at: Date, value: number) =>
    pool.query('insert into sys_metric (at, metric, value) values ($1, $2, $3)', [
      at,
      sysMetric.code('errorRate'),
      value,
    ]);
  await read(AT, 1.9);
  expect(await found('A18')).toEqual([]);
  const minute = new Date(AT.getTime() + 60_000);
  await read(minute, 7.2);
  expect(await found('A18', minute)).toEqual([[centre.id, 8, 2]]);
  const next = new Date(AT.getTime() + 120_000);
  await read(next, 0);
  expect(await found('A18', next)).toEqual([]);
  expect(await trial('A18', 2, later(1))).toEqual({ days: 7, fired: 1, orgs: 1, why: '' });
});

test('每条规则要么能试算，要么说清为什么；处理的页面都在', async () => {
  for (const { id, uncounted, measure, screen } of alertRules) {
    expect(routeOf(screen)).toMatch(/^\//);
    const { why, days } = await trial(id, measure?.usual ?? null);
    expect([id, why === '', days > 0]).toEqual([
      id,
      uncounted === undefined,
      uncounted === undefined,
    ]);
  }
});
