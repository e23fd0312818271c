import {
  certBatch,
  localeSet,
  orgBatch,
  provinceBatch,
  registration,
  registrationChange,
  registrationReview,
} from '@tqc/contract/register';
import { certAssign } from '@tqc/contract/cert';
import { beforeAll, expect, test } from 'vitest';
import { tasksOf } from '../../jobs/worker';
import { testServer, type TestServer } from '../../testing/server';
import {
  arrangement,
  newBatch,
  provincePlan,
  testRoad,
  timeSlot,
  type Road,
} from '../../testing/road';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

/** Every call a little later: one person makes no more than a hundred in ten seconds. */
let clock = Date.parse('2024-06-18T02:00:00Z');
const later = () => server.setNow(new Date((clock += 1000)));

const one = async (text: string, values: unknown[] = []) =>
  (await server.pool.query(text, values)).rows[0] as Record<string, number | string | null>;
const locksWaitedFor = async (n: number) => {
  for (;;) {
    const { found } = await one(
      "select count(*)::int as found from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (Number(found) >= n) return;
  }
};
/** Does something in a transaction that stays open while `meanwhile` runs up to `waiters` locks. */
async function whileOpen<T>(
  [text, values]: [string, unknown[]],
  waiters: number,
  meanwhile: () => Promise<T>[],
): Promise<PromiseSettledResult<T>[]> {
  const client = await server.pool.connect();
  await client.query('begin');
  await client.query(text, values);
  const done = Promise.allSettled(meanwhile());
  await locksWaitedFor(waiters);
  await client.query('commit');
  client.release();
  return done;
}
const reasonOf = (result: PromiseSettledResult<unknown> | undefined) =>
  (result as PromiseRejectedResult).reason as { code: number; message: string };

test('两位经办人的批量操作次序相反、跨两个确认点，谁也不会因互相等待而失败', async () => {
  const county = await server.as('county');
  const ids: string[] = [];
  for (let n = 0; n < 24; n += 1)
    ids.push(await road.filed(100 + n, { lsId: n % 2 === 0 ? road.lsId : road.otherLsId }));
  await server.pool.query(
    'update registration set status = 15, version = 1 where reg_id = any($1)',
    [ids],
  );
  const mine = ids.slice(0, 12);
  const yours = ids.slice(12).toReversed();
  for (let round = 0; round < 16; round += 1) {
    later();
    const decision = round % 2 === 0 ? ('approveFail' as const) : ('withdrawFailure' as const);
    const asked = (some: readonly string[]) => ({
      regIds: some.join(','),
      decision,
      opinion: '复核',
      records: some.map((id) => ({ id, version: round + 1 })),
    });
    const both = await Promise.all([
      county(registrationReview.batchAud, asked(mine)),
      county(registrationReview.batchAud, asked(yours)),
    ]);
    expect(both).toEqual([
      { done: mine, refused: [] },
      { done: yours, refused: [] },
    ]);
  }
  expect(
    await one('select sum(n)::int as n from registration_total where status = 15 and n > 0'),
  ).toEqual({ n: 24 });
});

test('一批里逐条说明拒绝的原因，次序照旧；同一条写两遍、版本错位的都不算', async () => {
  const county = await server.as('county');
  const [a, b] = [await road.filed(130), await road.filed(131)];
  await server.pool.query(
    'update registration set status = 15, version = 5 where reg_id = any($1)',
    [[a, b]],
  );
  await server.pool.query('update registration set version = 7 where reg_id = $1', [b]);
  expect(
    await county(registrationReview.batchAud, {
      regIds: [b, a, a].join(','),
      decision: 'approveFail',
      opinion: '不符合',
      records: [
        { id: a, version: 5 },
        { id: b, version: 5 },
      ],
    }),
  ).toEqual({
    done: [a],
    refused: [
      {
        id: b,
        name: '王雪琳',
        reason: '数据已被他人修改（最近一步：申请人渠道 申请人 提交申请），请刷新后再操作',
        code: 409,
      },
    ],
  });
  const { n } = await one(
    "select count(*)::int as n from registration_log where reg_id = $1 and event = '不予认定'",
    [a],
  );
  expect(n).toBe(1);
});

test('取消查询遇上平台刚刚返回的结果，结果不会被覆盖', async () => {
  const county = await server.as('county');
  const { regId } = await road.confirmed(140);
  await county(registrationReview.batchAllowQuery, { regIds: regId });
  // Asked by itself, it gets the number of its batch with its answer.
  await server.pool.query("update registration set access_batch = '' where reg_id = $1", [regId]);
  const answer = () =>
    tasksOf(server.app, { query: async () => 1 })['accessQuery']?.({ regId }, {} as never);
  let cancelled: unknown;
  // The answer holds the record and waits for its batch number; the cancel comes while it waits.
  await whileOpen(
    [
      'insert into number_counter as c (series, last) values ($1, 0) on conflict (series) do update set last = c.last',
      ['AQ/2024-06-18'],
    ],
    2,
    () => [
      Promise.resolve(answer()),
      locksWaitedFor(1)
        .then(() => county(registrationReview.handleCancelQuery, { regIds: regId }))
        .then((outcome) => void (cancelled = outcome)),
    ],
  );
  expect(cancelled).toMatchObject({ done: [], refused: [{ id: regId, name: '王雪琳' }] });
  expect(await one('select access_result from registration where reg_id = $1', [regId])).toEqual({
    access_result: 1,
  });
});

test('转移确认点：申请的每一张表都跟着走，新确认点看得到全部', async () => {
  const [point, county] = [await server.as('point'), await server.as('county')];
  const regId = await road.filed(150);
  await county(registrationReview.batchMsg, { regIds: regId, content: '请带原件' });
  await point(
    registrationChange.regDataChange,
    { regId, changes: { major: '英语' }, reason: '更正' },
    { version: 1 },
  );
  await server.pool.query(
    `insert into cert (cert_id, cert_no, reg_id, org_id, org_name, prov, city, county, point, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
     select 1, '1', reg_id, org_id, '', prov, city, county, point, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, '2024-06-18', '2024-06-18' from registration where reg_id = $1`,
    [regId],
  );
  // Reports keep it as of somebody who filed before.
  await server.pool.query('select report_takes(array[$1::bigint])', [regId]);
  await county(
    registrationReview.changeLocalSetInfo,
    { regId, localSetid: road.lsId, lsId: road.otherLsId },
    { version: 1 },
  );
  // What the platforms are told and asked begins with the acceptance, what follows a certificate
  // later still: nobody moves a case after it.
  const { rows: tables } = await server.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('reg_id', 'point')
       and c.table_name not in ('access_query', 'platform_push', 'ecert', 'history_college') group by 1 having count(*) = 2 order by 1`,
  );
  expect(tables.length).toBeGreaterThan(4);
  for (const { name } of tables)
    expect([
      name,
      (await server.pool.query(`select distinct point from ${name} where reg_id = $1`, [regId]))
        .rows,
    ]).toEqual([name, [{ point: '32880102' }]]);
  const other = await server.as('otherPoint');
  expect((await other(registrationChange.queryRegChgDos, { regId })).total).toBe(1);
  expect((await point(registrationChange.queryRegChgDos, { regId })).total).toBe(0);
  await server.pool.query('delete from cert where cert_id = 1');
});

test('预约人数不会漂移：原地转移被拒绝，有人刚选的安排删不掉', async () => {
  const county = await server.as('county');
  const regId = await road.filed(160);
  const booked = async (lsId: string) =>
    (
      await one(
        'select booked - (select count(*)::int from registration r where r.ls_id = a.ls_id) as drift from plan_arrangement a where ls_id = $1',
        [lsId],
      )
    )['drift'];
  await expect(
    county(
      registrationReview.changeLocalSetInfo,
      { regId, localSetid: road.lsId, lsId: road.lsId },
      { version: 1 },
    ),
  ).rejects.toMatchObject({ code: 422, message: expect.stringContaining('请选择另一个确认点') });
  await county(
    registrationReview.changeLocalSetInfo,
    { regId, localSetid: road.lsId, lsId: road.otherLsId },
    { version: 1 },
  );
  expect([await booked(road.lsId), await booked(road.otherLsId)]).toEqual([0, 0]);

  const { id: pbId } = await freshPlan(2030);
  const { id: obId } = await county(orgBatch.create, {
    pbId,
    planName: '东霁区计划',
    receiveWay: 1,
    times: [timeSlot],
  });
  const obtId = (await county(orgBatch.get, { obId })).times[0]?.obtId ?? '';
  const { id: lsId } = await county(localeSet.create, {
    ...arrangement,
    obtId,
    pointId: '32880101',
  });
  const [removal] = await whileOpen(
    ['update plan_arrangement set booked = booked + 1 where ls_id = $1', [lsId]],
    1,
    () => [county(localeSet.remove, { lsId }, { version: 1 })],
  );
  expect(reasonOf(removal)).toMatchObject({
    code: 422,
    message: expect.stringContaining('已有1人选择该确认点'),
  });
});

test('被退回的数据变更同时重新申请两次，后到的被告知已有待审核的变更', async () => {
  const [point, county] = [await server.as('point'), await server.as('county')];
  const regId = await road.filed(170);
  const ask = (caller: typeof point, major: string) =>
    caller(
      registrationChange.regDataChange,
      { regId, changes: { major }, reason: '更正' },
      { version: 1 },
    );
  const { id: chgId } = await ask(point, '英语');
  await county(
    registrationChange.regChgAudit,
    { chgId, passed: false, opinion: '缺证明' },
    { version: 1 },
  );
  const both = await whileOpen(
    ['select from registration_change where chg_id = $1 for update', [chgId]],
    1,
    () => [ask(point, '历史'), ask(county, '地理')],
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(reasonOf(both.find(({ status }) => status === 'rejected')).message).toBe(
    '该申请已有待审核的变更，请先审核',
  );
});

test('一边编号、一边收回，次序不同也不会互相等死', async () => {
  const county = await server.as('county');
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push(await road.filed(180 + n));
  const dates = { recognisedOn: '2024-06-18', issueDate: '2024-06-18' };
  const approved = (some: readonly string[]) =>
    server.pool.query(
      "update registration set status = 18, access_result = 0, approve_time = '2024-06-18' where reg_id = any($1)",
      [some],
    );
  for (let round = 0; round < 6; round += 1) {
    later();
    await approved(ids);
    const records = await road.versionsOf(ids);
    const { id = '' } = await county(certAssign.create, {
      ...dates,
      records: records.slice(0, 3),
    });
    const both = await Promise.allSettled([
      county(certAssign.remove, { id: id ?? '' }, { version: 1 }),
      county(certAssign.create, { ...dates, records: records.toReversed(), orderBy: 'regId' }),
    ]);
    for (const result of both)
      if (result.status === 'rejected') expect(reasonOf(result).code).toBe(422);
    const { rows: runs } = await server.pool.query<{ id: string }>(
      'select id from cert_assign order by last_no desc',
    );
    for (const run of runs) await county(certAssign.remove, { id: run.id }, { version: 1 });
  }
  await expect(county(registration.get, { regId: ids[0] ?? '' })).resolves.toMatchObject({
    status: 18,
    certNo: null,
  });
});

test('库里的数据有底线：状态、性别、代码和人数不合理的一律存不进去', async () => {
  const regId = await road.filed(190);
  const refused = (text: string, constraint: string) =>
    expect(server.pool.query(text.replace('$', regId))).rejects.toThrow(constraint);
  await refused('update registration set status = 5 where reg_id = $', 'registration_sane');
  await refused('update registration set sex = 3 where reg_id = $', 'registration_sane');
  await refused("update registration set county = '329901' where reg_id = $", 'registration_sane');
  await refused("update registration set city = '32' where reg_id = $", 'registration_sane');
  await refused('update registration set record_status = 9 where reg_id = $', 'registration_sane');
  await refused(
    "insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on) select 2, '2', org_id, '', prov, city, '329901', name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, '2024-06-18', '2024-06-18' from registration where reg_id = $",
    'cert_sane',
  );
  await refused('update plan_arrangement set booked = -1', 'plan_arrangement_booked');
  await refused('update registration_total set n = -1', 'below zero');
});

/** A plan of the province in a batch of its own, passed by the centre. */
async function freshPlan(year: number): Promise<{ id: string }> {
  const [centre, province] = [await server.as('centre'), await server.as('province')];
  const { id: cbId } = await centre(certBatch.create, {
    ...newBatch,
    year,
    cbName: `专项${year}`,
  });
  const { id } = await province(provinceBatch.create, { ...provincePlan, cbId });
  await province(provinceBatch.update, { pbId: id, action: 'report' }, { version: 1 });
  await centre(provinceBatch.update, { pbId: id, action: 'pass' }, { version: 2 });
  return { id };
}
