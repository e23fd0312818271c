import { checkIdNo } from '@tqc/domain/shared';
import type { Pool } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { placeOf } from '../kit/personal';
import type { AppParts } from '../kit/serve';
import { copyObjects } from './copyRows';
import { newId } from '../kit/newId';
import { demoProduct, DEMO_NOW as now } from '../testing/parts';
import { namedCases } from './namedCases';

let pool: Pool;
let personal: AppParts['personal'];
beforeAll(async () => {
  const { app, owner } = await demoProduct();
  pool = owner;
  personal = app.personal;
}, 120_000);

const one = async (text: string, values: unknown[] = []) =>
  (await pool.query(text, values)).rows[0] as Record<string, never>;
const caseOf = async (id: string) =>
  (
    await pool.query(
      "select r.* from installation i, jsonb_array_elements(i.value) c join registration r on r.reg_id = (c ->> 'regId')::bigint where i.key = 'cases' and c ->> 'id' = $1 order by r.reg_id",
      [id],
    )
  ).rows as Record<string, never>[];

test('每个命名案例都在库里，状态如其名', async () => {
  for (const { id, status, times = 1 } of namedCases) {
    const rows = await caseOf(id);
    expect([id, rows.length]).toEqual([id, times]);
    expect(rows.every((row) => row['status'] === status)).toBe(true);
  }
  expect((await caseOf('G02'))[0]?.['name']).toBe('李𬭎䶮');
  expect([...String((await caseOf('G05'))[0]?.['name'])]).toHaveLength(22);
  const twins = await caseOf('G13');
  expect(new Set(twins.map((row) => String(row['id_index']))).size).toBe(1);
  expect(new Set(twins.map((row) => row['point'])).size).toBe(2);
});

test('演示的办理记录按时间编号，都排在以后新办的前面', async () => {
  const { rows } = await pool.query<{ disordered: number; last: string }>(
    `select count(*) filter (where at < before)::int as disordered, max(log_id)::text as last
     from (select log_id, at, lag(at) over (partition by reg_id order by log_id) as before from registration_log) steps`,
  );
  expect(rows[0]?.disordered).toBe(0);
  expect(Number(rows[0]?.last)).toBeLessThan(Number(newId()));
});

test('生成的数据自洽：证件号码、性别、学科、编号连续、日志与状态、汇总与逐条', async () => {
  const { rows } = await pool.query(
    'select reg_id, id_type, id_no, sex, birth_date from registration',
  );
  for (const row of rows) {
    const verdict = checkIdNo(
      row.id_type,
      personal.open(placeOf('registration', 'id_no', row.reg_id), row.id_no),
    );
    expect(verdict).toMatchObject({ ok: true });
    if (verdict.ok && verdict.sex !== undefined)
      expect([verdict.sex, verdict.birthDate]).toEqual([row.sex, row.birth_date]);
  }
  expect(
    await one(
      'select count(*)::int as n from registration where approve_time < confirm_time or confirm_time < apply_time',
    ),
  ).toEqual({ n: 0 });
  expect(
    await one(
      'select (select sum(n)::int from registration_total) = (select count(*)::int from registration) as equal',
    ),
  ).toEqual({ equal: true });
  expect(
    await one(
      'select count(*)::int as n from registration r where r.status = 21 and not exists (select from cert c where c.reg_id = r.reg_id and c.cert_no = r.cert_no)',
    ),
  ).toEqual({ n: 0 });
  expect(
    await one(
      'select count(*)::int as n from (select substr(cert_no, 1, 9) as series, count(*) as n, max(substr(cert_no, 12)::int) as last from cert group by 1) s where n <> last',
    ),
  ).toEqual({ n: 0 });
  expect(
    await one(
      'select count(*)::int as n from registration r where not exists (select from registration_log l where l.reg_id = r.reg_id)',
    ),
  ).toEqual({ n: 0 });
});

test('铃铛里有消息，限制库、院校、专业、批次都有内容', async () => {
  expect(
    await one(
      'select count(*)::int as n from sys_message_reader where admin_id = 1004 and read_at is null',
    ),
  ).toEqual({ n: 4 });
  expect(
    await one(
      'select (select count(*)::int from limitation) as l, (select count(*)::int from college) as c, (select count(*)::int from major) as m, (select count(*)::int from work_batch) as w',
    ),
  ).toEqual({ l: 32, c: 6, m: 22, w: 6 });
});

test('关联证书、编号记录、短信任务和公开信息的附件都有，并且对得上', async () => {
  expect(
    await one(
      `select (select count(*)::int from limitation_cert lc join limitation l using (limit_id) join cert c on c.cert_id = lc.cert_id and c.id_index = l.id_index) as linked,
         (select sum(n)::int from cert_assign) = (select count(*)::int from cert where reg_id is not null) as numbered,
         (select bool_and(n = cardinality(reg_ids)) from cert_assign) as whole`,
    ),
  ).toEqual({ linked: 3, numbered: true, whole: true });
  expect(
    await one(
      `select (select count(distinct status)::int from exempt_sms_task) as states,
         (select count(*)::int from exempt_sms_receiver r join exempt_sms_task t using (task_id) join sms_log l on l.sms_id = r.sms_id) = (select people from exempt_sms_task where status = 2) as sent,
         (select count(*)::int from site_file f join site_info s using (org_id, work_type) where s.public_facts -> 'attachments' @> jsonb_build_array(jsonb_build_object('fileId', f.file_id))) as guides`,
    ),
  ).toEqual({ states: 3, sent: true, guides: 4 });
});

test('数据变更有待审核的、通过的和未通过的，通过的已写进申请', async () => {
  expect(
    await one(
      `select count(*) filter (where c.status = 0)::int as waiting, count(*) filter (where c.status = 1 and r.work_unit = c.changes -> 0 ->> 'after')::int as written,
         count(*) filter (where c.status = 2 and c.opinion <> '')::int as refused
       from registration_change c join registration r using (reg_id)`,
    ),
  ).toEqual({ waiting: 2, written: 1, refused: 1 });
});

test('演示中没有一行的时间晚于演示的此刻', async () => {
  const { rows } = await pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_default like '%product_clock()%'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { table, column } of rows)
    expect({
      table,
      ...(await one(`select count(*)::int as n from ${table} where ${column} > $1`, [
        new Date(now.getTime() + 600_000),
      ])),
    }).toEqual({ table, n: 0 });
});

test('样例行按名字写列：有一行多出一列就拒绝，不会悄悄写错位', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await copyObjects(client, 'division', [{ code: '99', name: '演示', parent: null }]);
    await expect(
      copyObjects(client, 'division', [
        { code: '98', name: '演示', parent: null },
        { code: '97', name: '演示', parrent: null },
      ]),
    ).rejects.toThrow('not a column of every row: parrent');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('等待审批的变更省级和区县各有一份；区县那份裁掉了确认点的安排，审批前看得到', async () => {
  const { rows } = await pool.query(
    "select c.plan_kind, c.org_id = coalesce(op.org_id, pp.org_id) as own, (c.after -> 'slots' -> 0 ->> 'confirmEnd')::date < (select max(a.end_date) from plan_arrangement a where a.ob_id = c.ob_id) as cuts from plan_change c join province_plan pp using (pb_id) left join org_plan op on op.ob_id = c.ob_id where c.track = 'register' order by c.id",
  );
  expect(rows).toEqual([
    { plan_kind: 'province', own: true, cuts: null },
    { plan_kind: 'org', own: true, cuts: true },
  ]);
});

test('定期注册的变更：省级和机构的都有等待的，也有通过的和退回的', async () => {
  const { rows } = await pool.query(
    "select plan_kind, status from plan_change where track = 'enroll' order by id",
  );
  expect(rows).toEqual([
    { plan_kind: 'province', status: 0 },
    { plan_kind: 'province', status: 1 },
    { plan_kind: 'org', status: 0 },
    { plan_kind: 'org', status: 2 },
  ]);
});

test('历史：旧数据每个状态、补充学历每个状态、注册历史的变更都有，证件号码都看得到掩码', async () => {
  const count = async (text: string) => (await pool.query<{ n: number }>(text)).rows[0]?.n ?? 0;
  const states = (table: string) => count(`select count(distinct status)::int as n from ${table}`);
  expect(await states('history_temp')).toBe(3);
  expect(await count('select count(*)::int as n from history_temp')).toBeGreaterThan(11);
  expect(await states('history_college')).toBe(3);
  expect(
    await count(
      'select count(distinct status)::int as n from cert_change where hist_id is not null',
    ),
  ).toBe(3);
  expect(await count("select count(*)::int as n from enrollment_history where id_mask = ''")).toBe(
    0,
  );
});

test('办理过的申请人事务都有意见和经过；每件注册申请都有照片看', async () => {
  const affairs = await one(
    `select count(*)::int as n from applicant_affair a where flag <> 0 and (opinion = '' or not exists (
       select from applicant_log l where l.kind = 'affair' and l.record_id = a.affair_id and l.opinion = a.opinion))`,
  );
  expect(affairs.n).toBe(0);
  expect(
    (await one('select count(*)::int as n from applicant_affair where flag = 1')).n,
  ).toBeGreaterThan(0);
  const { n } = await one(
    `select count(*)::int as n from enrollment e where not exists (
       select from enrollment_file f where f.enr_id = e.enr_id and f.kind = 'photo')`,
  );
  expect(n).toBe(0);
});

test('每个审批通过的认定计划都写着谁上报的', async () => {
  const { n } = await one(
    `select count(*)::int as n from (select pb_id, null::bigint as ob_id, track from province_plan union all select pb_id, ob_id, track from org_plan) p
     where track = 'register' and not exists (select from plan_opinion o where o.pb_id = p.pb_id and o.ob_id is not distinct from p.ob_id and o.step = '上报')`,
  );
  expect(n).toBe(0);
});
