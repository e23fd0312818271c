import {
  localeSet,
  orgBatch,
  provinceBatchPostpone,
  registration,
  registrationReview,
} from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { planChain } from '../../testing/planChain';
import { testRoad, timeSlot, type Road } from '../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const chain = () => planChain(server);
type Chain = Awaited<ReturnType<typeof planChain>>;
const moved = { ...timeSlot, dayLimit: null, validEndDateStr: '2024-06-21 18:00' };
const ask = async ({ pbId, obId, obtId }: Chain, slot: object, org: TestOrg = 'county') =>
  (await server.as(org))(provinceBatchPostpone.create, {
    pbId,
    obId,
    changeKind: 1,
    after: { slots: [{ ...moved, obtId, ...slot }] },
    reason: '报名人数多',
  });
const decide = async (org: TestOrg, id: string) =>
  (await server.as(org))(provinceBatchPostpone.update, { id, action: 'pass' }, { version: 1 });

test('变更只在自己计划所属的省级计划下：挂到别省的计划下被拒绝，数据库也不收', async () => {
  const plan = await chain();
  const other = await planChain(server);
  const stray = { ...plan, pbId: other.pbId };
  await expect(ask(stray, {})).rejects.toMatchObject({
    code: 422,
    message: '机构计划不在这个省级计划下，请刷新后重新申请',
  });
  const { id } = await ask(plan, {});
  await expect(
    server.pool.query('update plan_change set pb_id = $1 where id = $2', [other.pbId, id]),
  ).rejects.toThrow(/plan_change_stands/);
});

test('谁申请的谁不能批：调到上级机构以后也不能，编辑过的人也不能', async () => {
  const plan = await chain();
  const { id } = await ask(plan, {});
  // Whoever asked for it works in the city by now.
  const { rowCount } = await server.pool.query(
    `update plan_change c set asked_by = array(select admin_id from admin where org_id = (select parent_id from org o where o.org_id = c.org_id))
     where id = $1 and cardinality(asked_by) = 1`,
    [id],
  );
  expect(rowCount).toBe(1);
  await expect(decide('city', id)).rejects.toMatchObject({
    code: 422,
    message: '不能审批自己提交的申请，请由本机构其他人员审批',
  });
  await decide('province', id);
});

test('时间段和安排的资格种类在上面的范围内，也在本级的认定权限内', async () => {
  const plan = await chain();
  await expect(ask(plan, { ctIds: [1, 4] })).rejects.toThrow(
    '时间段1的“高级中学教师资格”不由本级机构认定',
  );
  await expect(ask(plan, { ctIds: [1] })).rejects.toThrow(
    '东霁区第一确认点的安排的“小学教师资格”、“初级中学教师资格”不在时间段开放的资格种类内',
  );
  const county = await server.as('county');
  const { record } = await county(localeSet.list, { obId: plan.obId });
  const [{ lsId, version } = { lsId: '', version: 0 }] = record;
  await expect(county(localeSet.update, { lsId, ctIds: [1, 4] }, { version })).rejects.toThrow(
    '安排的“高级中学教师资格”不在时间段开放的资格种类内',
  );
});

test('省级计划没有开放的机构，拟好的计划也报不上去', async () => {
  const { pbId, obId } = await chain();
  await server.pool.query(
    `update province_plan set org_ids = array(select org_id from org where org_type = 3 limit 1) where pb_id = $1`,
    [pbId],
  );
  await server.pool.query(`update org_plan set approval_status = 0, version = 1 where ob_id = $1`, [
    obId,
  ]);
  const county = await server.as('county');
  await expect(
    county(orgBatch.update, { obId, action: 'report' }, { version: 1 }),
  ).rejects.toMatchObject({ code: 422, message: '省级计划没有向该机构开放，请联系省级机构' });
});

test('早先安排下的种类，超出时间段的、本级不认定的，都不再收件', async () => {
  const university = road.applicant(1, { ctId: 7, subjectId: '0701' });
  const opened = (table: string, ctIds: string) =>
    server.pool.query(`update ${table} set ct_ids = $1 where obt_id = $2`, [ctIds, road.obtId]);
  await opened('plan_arrangement', '{1,2,3,7}');
  expect((await road.hand([university])).refused[0]?.message).toBe(
    '该确认点不办理所申请的资格种类',
  );
  await opened('plan_slot', '{1,2,3,7}');
  expect((await road.hand([university])).refused[0]?.message).toBe(
    '该确认点不办理所申请的资格种类',
  );
  expect((await road.hand([road.applicant(2)])).refused).toEqual([]);
});

test('只收身份证、居住证和通行证：换一种证件不会成为另一个人', async () => {
  const { idNo } = road.applicant(3);
  const old = `${idNo.slice(0, 6)}${idNo.slice(8, 17)}`;
  const { refused } = await road.hand([
    road.applicant(4, { idType: 9, idNo: old }),
    road.applicant(5, { idType: 9, idNo: `A${idNo}` }),
  ]);
  expect(refused.map(({ message }) => message)).toEqual([
    '证件类型或资格种类不正确',
    '证件类型或资格种类不正确',
  ]);
  const permit = { idType: 3, sex: 2, birthDate: '1999-01-01' };
  const first = await road.hand([road.applicant(6, { ...permit, idNo: 'H1234567801' })]);
  expect(first.refused).toEqual([]);
  // Found by what stands on the card, and by what stays of it with its person.
  const county = await server.as('county');
  for (const idNo of ['H1234567801', 'h12345678'])
    expect((await county(registration.list, { idNo })).total).toBe(1);
  const renewed = await road.hand([road.applicant(7, { ...permit, idNo: 'H1234567802' })]);
  expect(renewed.refused[0]?.message).toContain('同一自然年度内只能申请一次');
});

test('谁响了别的机构的铃都计数，一小时六百次为止', async () => {
  const rung = async () => {
    const { rows } = await server.pool.query<{ n: number }>(
      `select coalesce(sum(n), 0)::int as n from person_quota where kind = 'ring'`,
    );
    return rows[0]?.n ?? 0;
  };
  const plan = await chain();
  const before = await rung();
  const { id } = await ask(plan, {});
  expect(await rung()).toBe(before + 1);
  const county = await server.as('county');
  await county(provinceBatchPostpone.remove, { id }, { version: 1 });
  await server.pool.query(`update person_quota set n = 600 where kind = 'ring'`);
  await expect(ask(plan, {})).rejects.toMatchObject({
    code: 429,
    message: '一小时内最多提醒600个机构，请稍后再试',
  });
});

test('铃响满了，办下的决定照样生效，仍然计数', async () => {
  const { regId, version } = await road.confirmed(8);
  await server.pool.query(
    `insert into person_quota (admin_id, kind, begins, n) select admin_id, 'ring', $1, 600 from admin where org_id = '328801'
     on conflict (admin_id, kind) do update set n = 600, begins = excluded.begins`,
    [server.app.clock()],
  );
  const outcome = await (
    await server.as('county')
  )(registrationReview.batchAud, {
    regIds: regId,
    decision: 'returnToConfirmation',
    opinion: '请核对体检结论',
    records: [{ id: regId, version }],
  });
  expect(outcome).toMatchObject({ done: [regId], refused: [] });
  const { rows } = await server.pool.query<{ n: number }>(
    "select max(n)::int as n from person_quota where kind = 'ring'",
  );
  expect(rows[0]?.n).toBe(601);
});
