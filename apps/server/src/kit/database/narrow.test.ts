import { orgBatch } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testOrgs, testServer, type TestOrg, type TestServer } from '../../testing/server';
import { testRoad, timeSlot, type Road } from '../../testing/road';
import { queriesOn, scopeOf, transaction } from '../scope';

let server: TestServer;
let road: Road;
let cityPlan: string;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  const { id } = await (
    await server.as('city')
  )(orgBatch.create, {
    pbId: road.pbId,
    planName: '云汀市计划',
    receiveWay: 1,
    times: [timeSlot],
  });
  cityPlan = id;
});

/**
 * One statement in plain SQL under the rights of a caller of an organisation; nothing of it stays.
 */
async function tried(org: TestOrg, text: string, values: unknown[] = []) {
  const { type, prov, city, county, point, id } = testOrgs[org];
  const scope = scopeOf({ orgType: type, prov, city, county, point, adminId: id, orgId: id });
  let done: { n: number | null; rows: unknown[] } | undefined;
  const undo = new Error('undo');
  await transaction(server.app.pool, scope, async (db) => {
    const { rowCount, rows } = await queriesOn(db).query(text, values);
    done = { n: rowCount, rows };
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return done;
}
const changed = async (org: TestOrg, text: string, values?: unknown[]) =>
  (await tried(org, text, values))?.n;
const refused = async (org: TestOrg, text: string, values?: unknown[]) =>
  expect(tried(org, text, values), `${org}: ${text}`).rejects.toMatchObject({ code: '42501' });

test('直接写 SQL 也改不了上级的计划、时间段和安排；自己的和下级的照常', async () => {
  const province = "update province_plan set notice = 'x' where pb_id = $1";
  for (const org of ['point', 'county', 'city', 'otherProvince'] as const) {
    expect([org, await changed(org, province, [road.pbId])]).toEqual([org, 0]);
    expect(await changed(org, 'delete from province_plan where pb_id = $1', [road.pbId])).toBe(0);
  }
  expect(await changed('province', province, [road.pbId])).toBe(1);
  expect(await changed('centre', province, [road.pbId])).toBe(1);
  const plan = "update org_plan set notice = 'x' where ob_id = $1";
  for (const org of ['point', 'county', 'otherCounty', 'otherProvince'] as const)
    expect([org, await changed(org, plan, [cityPlan])]).toEqual([org, 0]);
  for (const org of ['city', 'province'] as const)
    expect([org, await changed(org, plan, [cityPlan])]).toEqual([org, 1]);
  for (const org of ['county', 'city', 'province'] as const)
    expect([org, await changed(org, plan, [road.obId])]).toEqual([org, 1]);
  const slot = 'update plan_slot set day_limit = 1 where ob_id = $1';
  expect(await changed('county', slot, [cityPlan])).toBe(0);
  expect(await changed('city', slot, [cityPlan])).toBe(1);
  const arrangement = 'update plan_arrangement set day_capacity = 1 where ls_id = $1';
  expect(await changed('point', arrangement, [road.lsId])).toBe(0);
  expect(await changed('county', arrangement, [road.lsId])).toBe(1);
  // Read they still are.
  for (const org of ['point', 'county', 'city'] as const)
    expect(await changed(org, 'select from province_plan where pb_id = $1', [road.pbId])).toBe(1);
  expect(await changed('county', 'select from org_plan where ob_id = $1', [cityPlan])).toBe(1);
});

test('不能以别的机构的名义新建，也不能把自己的计划改到别的机构名下', async () => {
  const copy = `insert into plan_slot select (jsonb_populate_record(s, jsonb_build_object('obt_id', 1))).* from plan_slot s where ob_id = $1 limit 1`;
  await refused('county', copy, [cityPlan]);
  await refused('point', copy, [road.obId]);
  expect(await changed('county', copy, [road.obId])).toBe(1);
  await refused('county', 'update plan_slot set org_id = 3288 where ob_id = $1', [road.obId]);
  await refused('county', 'update org_plan set prov = $2 where ob_id = $1', [road.obId, '33']);
  for (const org of ['county', 'city'] as const)
    await refused(
      org,
      `insert into plan_change (id, track, plan_kind, pb_id, org_id, prov, city, county, change_kind, before, after, reason, applicant)
       values (1, 'register', 'province', $1, 32, '32', '3200', '320000', 1, '{}', '{}', 'x', 'x')`,
      [road.pbId],
    );
});

test('在省级计划之下办事时，计划不会同时被改；别的省按不住它', async () => {
  const hold = (org: TestOrg, during: () => Promise<unknown>) => {
    const { type, prov, city, county, point, id } = testOrgs[org];
    const scope = scopeOf({ orgType: type, prov, city, county, point, adminId: id, orgId: id });
    return transaction(server.app.pool, scope, async (db) => {
      await queriesOn(db).query('select hold_province_plan($1)', [road.pbId]);
      await during();
    });
  };
  const change = async () => {
    const client = await server.pool.connect();
    try {
      await client.query("begin; set local lock_timeout = '200ms'");
      await client.query("update province_plan set notice = 'x' where pb_id = $1", [road.pbId]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };
  for (const org of ['county', 'province', 'centre'] as const)
    await hold(org, async () => {
      await expect(change(), org).rejects.toMatchObject({ code: '55P03' });
    });
  await hold('otherProvince', change);
});

test('各级只能取本机构的下一个编号，不能改计数', async () => {
  const take = 'select take_numbers($1, $2, $3, $4)::int as n';
  const { county, city } = testOrgs;
  for (const org of ['point', 'county', 'city', 'province'] as const) {
    await refused(org, 'update number_counter set last = 0');
    await refused(org, "insert into number_counter values ('cert/2024/1', 5)");
  }
  expect((await tried('county', take, ['cert', '2024', county.id, 3]))?.rows).toEqual([{ n: 1 }]);
  expect((await tried('point', take, ['archive', '2024', county.id, 1]))?.rows).toEqual([{ n: 1 }]);
  expect((await tried('point', take, ['accept', '2024-06-18', county.id, 1]))?.rows).toEqual([
    { n: 1 },
  ]);
  await refused('county', take, ['cert', '2024', city.id, 1]);
  await refused('city', take, ['cert', '2024', county.id, 1]);
  await refused('point', take, ['cert', '2024', county.id, 1]);
  await refused('point', take, ['archive', '2024', city.id, 1]);
  await refused('county', take, ['reg', '2024', county.id, 1]);
  await refused('county', take, ['cert', '2024/1', county.id, 1]);
  await refused('county', take, ['cert', '2024', county.id, 0]);
  await refused('county', take, ['cert', '2024', county.id, 1001]);
  await server.pool.query("insert into number_counter values ('cert/2024/328801', 5)");
  const back = 'select give_back_numbers($1, $2, $3) as done';
  expect((await tried('county', back, ['2024', 5, 2]))?.rows).toEqual([{ done: true }]);
  expect((await tried('county', back, ['2024', 4, 2]))?.rows).toEqual([{ done: false }]);
  expect((await tried('county', back, ['2024', 5, 6]))?.rows).toEqual([{ done: false }]);
  expect((await tried('city', back, ['2024', 5, 2]))?.rows).toEqual([{ done: false }]);
});

test('各级只能把本机构申请的准入查询交给后台，别的任务一概不收', async () => {
  const regId = await road.filed(70);
  await refused('county', `select enqueue('sendSms', '{"id": "1"}')`);
  const mine = 'select enqueue_mine($1, $2)';
  await refused('county', mine, ['sendSms', '{"id": "1"}']);
  await refused('county', mine, ['retention', '{}']);
  await refused('county', mine, ['accessQuery', '{}']);
  for (const org of ['point', 'otherCounty', 'city', 'otherProvince'] as const)
    await refused(org, mine, ['accessQuery', JSON.stringify({ regId })]);
  expect(await changed('county', mine, ['accessQuery', JSON.stringify({ regId, more: 'x' })])).toBe(
    1,
  );
});
