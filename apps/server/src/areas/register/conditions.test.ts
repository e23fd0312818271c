import {
  certBatch,
  localeSet,
  orgBatch,
  provinceBatch,
  provinceBatchPostpone,
  registration,
  registrationChange,
  registrationReview,
} from '@tqc/contract/register';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { checks, newBatch, provincePlan, testRoad, timeSlot, type Road } from '../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});
beforeEach(() => server.pool.query("update plan_arrangement set status = 1, ct_ids = '{1,2,3}'"));

/** Moves an application to the other point of the same time slot. */
async function move(regId: string) {
  const county = await server.as('county');
  const { version } = await county(registration.get, { regId });
  const places = { localSetid: road.lsId, lsId: road.otherLsId };
  return county(registrationReview.changeLocalSetInfo, { regId, ...places }, { version });
}
const other = (text: string) =>
  server.pool.query(`update plan_arrangement set ${text} where ls_id = $1`, [road.otherLsId]);
const booked = async () => {
  const { rows } = await server.pool.query<{ id: string; n: number }>(
    'select ls_id::text as id, booked as n from plan_arrangement',
  );
  const of = (lsId: string) => rows.find(({ id }) => id === lsId)?.n ?? 0;
  return [of(road.lsId), of(road.otherLsId)];
};

test('转移只到同一时间段启用的、办理该资格种类的确认点，说明为什么不行', async () => {
  const regId = await road.filed(1);
  await other("ct_ids = '{1,2}'");
  await expect(move(regId)).rejects.toThrow('目标确认点不办理该资格种类');
  await other('status = 0');
  await expect(move(regId)).rejects.toThrow('目标确认点在同一时间段没有启用的安排');
  const point = await server.as('otherPoint');
  await expect(point(registration.get, { regId })).rejects.toMatchObject({ code: 403 });
});

test('已删除的不能转移', async () => {
  const regId = await road.filed(2);
  await server.pool.query('update registration set record_status = 2 where reg_id = $1', [regId]);
  await expect(move(regId)).rejects.toThrow('该申请已删除，恢复后才能办理');
});

test('转移后原来的确认点少一人、新的多一人，待审核的变更跟着走', async () => {
  const regId = await road.filed(3);
  const [point, otherPoint] = [await server.as('point'), await server.as('otherPoint')];
  const asked = { regId, changes: { major: '英语' }, reason: '更正' };
  const { id: chgId } = await point(registrationChange.regDataChange, asked, { version: 1 });
  const [from = 0, to = 0] = await booked();
  await move(regId);
  expect(await booked()).toEqual([from - 1, to + 1]);
  expect(await otherPoint(registrationChange.viewRegChg, { chgId })).toMatchObject({ regId });
  await expect(point(registrationChange.viewRegChg, { chgId })).rejects.toMatchObject({
    code: 403,
  });
});

test('不合法定条件的不能确认通过，逐条说明；合了就能', async () => {
  const regId = await road.filed(4);
  const point = await server.as('point');
  const { confirmRegistration, affirmRegistration } = registrationReview;
  const qualified = { regId, decision: 'materialsQualified', ...checks } as const;
  await point(confirmRegistration, qualified, { version: 1 });
  const level = (n: number) =>
    server.pool.query('update registration set mandarin_level = $2 where reg_id = $1', [regId, n]);
  const confirm = () =>
    point(affirmRegistration, { regId, decision: 'confirm', ...checks }, { version: 2 });
  await level(31);
  const LOW = '普通话水平须达到二级乙等及以上';
  await expect(confirm()).rejects.toMatchObject({ code: 422, message: LOW });
  const held = await point(registration.get, { regId });
  expect(held).toMatchObject({ status: 8, blocks: [LOW] });
  // Known before anything is ticked.
  expect(held.decisions).not.toContain('confirm');
  expect(held.notToday).toEqual([{ decision: 'confirm', reasons: [LOW] }]);
  await level(22);
  expect((await confirm()).status).toBe(15);
});

test('过了退休年龄的不能核验为材料合格；普通话、学历到场前还能补，不在这时挡', async () => {
  const regId = await road.filed(5);
  const point = await server.as('point');
  const set = (text: string) =>
    server.pool.query(`update registration set ${text} where reg_id = $1`, [regId]);
  const check = () =>
    point(
      registrationReview.confirmRegistration,
      { regId, decision: 'materialsQualified', ...checks },
      { version: 1 },
    );
  await set("birth_date = '1950-01-01', mandarin_level = 31");
  const OLD = '年龄超过法定退休年龄';
  await expect(check()).rejects.toMatchObject({ code: 422, message: OLD });
  expect(await point(registration.get, { regId })).toMatchObject({
    blocks: ['普通话水平须达到二级乙等及以上', OLD],
    notToday: [{ decision: 'materialsQualified', reasons: [OLD] }],
  });
  await set("birth_date = '1999-01-01'");
  expect((await check()).status).toBe(8);
});

test('自己的计划不能自己审批，有审批的权限也要由上级办', async () => {
  const city = await server.as('city');
  const plan = {
    pbId: road.pbId,
    planName: '云汀市计划',
    receiveWay: 1,
    times: [timeSlot],
  };
  const { id: obId } = await city(orgBatch.create, plan);
  const act = async (org: TestOrg, action: 'report' | 'applyEnd' | 'endPlan') => {
    const { version } = await city(orgBatch.get, { obId });
    return (await server.as(org))(orgBatch.update, { obId, action }, { version });
  };
  await act('city', 'report');
  await act('city', 'applyEnd');
  await expect(act('city', 'endPlan')).rejects.toMatchObject({ code: 403 });
  expect((await city(orgBatch.get, { obId })).endStatus).toBe(1);
  await act('province', 'endPlan');
  expect((await city(orgBatch.get, { obId })).endStatus).toBe(2);
});

test('还有待审批的变更，省级计划不能结束；变更审批了就能', async () => {
  const [centre, province] = [await server.as('centre'), await server.as('province')];
  const batch = { ...newBatch, year: 2031, cbName: '专项' };
  const { id: cbId } = await centre(certBatch.create, batch);
  const { id: pbId } = await province(provinceBatch.create, { ...provincePlan, cbId });
  await province(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
  await centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
  const asked = { pbId, changeKind: 1, after: { approveEnd: '2024-07-25' }, reason: '推迟' };
  const { id } = await province(provinceBatchPostpone.create, asked);
  const end = async () => {
    const { version } = await centre(provinceBatch.get, { pbId });
    return centre(provinceBatch.update, { pbId, action: 'endPlan' }, { version });
  };
  await expect(end()).rejects.toThrow('该计划还有待审批的变更，请先审批变更，再结束计划');
  await centre(provinceBatchPostpone.update, { id, action: 'pass' }, { version: 1 });
  await end();
});

test('停用的、没有人的确认点不能安排，有人选择的安排不能删除', async () => {
  const county = await server.as('county');
  const { version } = await county(localeSet.get, { lsId: road.otherLsId });
  const edit = () =>
    county(localeSet.update, { lsId: road.otherLsId, dayCapacity: 90 }, { version });
  const pointId = '32880102';
  const set = (table: string, status: number) =>
    server.pool.query(`update ${table} set status = $1 where org_id = $2`, [status, pointId]);
  await set('org', 0);
  await expect(edit()).rejects.toThrow('已停用，不能安排工作');
  await set('org', 1);
  await set('admin', 0);
  await expect(edit()).rejects.toThrow('还没有工作人员账号，请先添加用户');
  await set('admin', 1);
  await edit();
  await road.filed(90);
  const [chosen = 0] = await booked();
  expect(chosen).toBeGreaterThan(0);
  const { version: now } = await county(localeSet.get, { lsId: road.lsId });
  await expect(county(localeSet.remove, { lsId: road.lsId }, { version: now })).rejects.toThrow(
    `已有${chosen}人选择该确认点，不能删除`,
  );
});
