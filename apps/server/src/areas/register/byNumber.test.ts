import { nation, otherPoint, registration, registrationReview } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const set = (regId: string, text: string) =>
  server.pool.query(`update registration set ${text} where reg_id = $1`, [regId]);

test('全国查询要完整的号码和用途，范围以外的也查得到，号码遮着；什么都没填就什么都没有', async () => {
  const other = await server.as('otherProvince');
  const regId = await road.filed(731);
  const { idNo } = road.applicant(731);
  expect(await other(nation.queryNation, {})).toMatchObject({ total: 0 });
  const refused = (input: object) =>
    expect(other(nation.queryNation, input)).rejects.toMatchObject({ code: 422 });
  await refused({ name: '王雪琳', purpose: '核对' });
  await refused({ idNo });
  const { record } = await other(nation.queryNation, { idNo, purpose: '核对' });
  expect(record).toMatchObject([{ regId, name: '王雪琳', cbName: '2024年上半年' }]);
  expect(record[0]?.idNo).toMatch(/\*{4}/);
  const asked = { idNo, purpose: '核对', name: '王雪林' };
  expect((await other(nation.queryNation, asked)).record).toEqual([]);
  // One number beside another narrows: a stranger's opens nothing that was counted up.
  const certNo = '20243288032000731';
  await set(regId, `cert_no = '${certNo}'`);
  const both = { certNo, idNo: road.applicant(739).idNo, purpose: '核对' };
  await refused(both);
  expect(await other(nation.queryNation, { ...both, name: '王雪琳' })).toMatchObject({ total: 0 });
  const whole = { certNo, idNo, name: '王雪琳', purpose: '核对' };
  expect(await other(nation.queryNation, whole)).toMatchObject({ total: 1 });
  const { rows } = await server.pool.query(
    "select row from audit_inbox where row::text like '%queryNation%' and row::text like '%核对%'",
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('确认点按完整的号码查到本机构其他确认点的申请，没确认的转入自己的安排，原确认点收到通知', async () => {
  const [point, other] = [await server.as('point'), await server.as('otherPoint')];
  const regId = await road.filed(732);
  const { idNo } = road.applicant(732);
  expect(await other(otherPoint.otherOrgRegistration, {})).toMatchObject({ total: 0 });
  await expect(other(otherPoint.otherOrgRegistration, { name: '王雪琳' })).rejects.toMatchObject({
    message: '请填写完整的证件号码或报名号',
  });
  // Numbers of applications are counted up: they alone lead to nobody.
  await expect(other(otherPoint.otherOrgRegistration, { regId })).rejects.toMatchObject({
    message: '按报名号查询时请同时填写申请人姓名',
  });
  const byName = await other(otherPoint.otherOrgRegistration, { regId, name: '王雪琳' });
  expect(byName.total).toBe(1);
  const beside = { regId, idNo: road.applicant(739).idNo };
  await expect(other(otherPoint.otherOrgRegistration, beside)).rejects.toMatchObject({ code: 422 });
  const none = await other(otherPoint.otherOrgRegistration, { ...beside, name: '王雪琳' });
  expect(none.total).toBe(0);
  const { record } = await other(otherPoint.otherOrgRegistration, { idNo });
  expect(record).toMatchObject([{ regId, lsId: road.lsId, status: 6 }]);
  expect((await point(otherPoint.otherOrgRegistration, { idNo })).record).toEqual([]);
  const nameless = { regId, localSetid: road.lsId, lsId: road.otherLsId };
  const move = { ...nameless, name: '王雪琳' };
  // A number that was counted up leads to nobody, and every try counts.
  const counted = async () =>
    (
      await server.pool.query<{ n: number }>(
        "select coalesce(sum(n), 0)::int as n from person_quota where kind = 'search'",
      )
    ).rows[0]?.n ?? 0;
  const before = await counted();
  for (const what of [nameless, { ...move, name: '王雪' }])
    await expect(
      other(registrationReview.changeLocalSetInfo, what, { version: 1 }),
    ).rejects.toMatchObject({ code: 403 });
  expect((await counted()) - before).toBe(1);
  // Who has it already has nothing to take over.
  await expect(
    point(registrationReview.changeLocalSetInfo, move, { version: 1 }),
  ).rejects.toMatchObject({ code: 403 });
  await other(registrationReview.changeLocalSetInfo, move, { version: 1 });
  const found = await other(registration.get, { regId });
  expect(found).toMatchObject({ lsId: road.otherLsId, version: 2 });
  expect([found.files.length, found.steps.at(-1)?.event]).toEqual([1, '转入本确认点']);
  await expect(point(registration.get, { regId })).rejects.toMatchObject({ code: 403 });
  const { rows } = await server.pool.query<{ n: number }>(
    "select count(*)::int as n from sys_message where title = '申请转入其他确认点' and content like '%' || $1 || '%'",
    [regId],
  );
  expect(rows[0]?.n).toBe(2);
});

test('已确认的不能转入，别的机构的确认点查不到', async () => {
  const other = await server.as('otherPoint');
  const { regId } = await road.confirmed(733);
  const { idNo } = road.applicant(733);
  const move = { regId, localSetid: road.lsId, lsId: road.otherLsId, name: '王雪琳' };
  await expect(
    other(registrationReview.changeLocalSetInfo, move, { version: 3 }),
  ).rejects.toMatchObject({ message: '该申请已确认，不能再转移确认点' });
  await server.pool.query('update registration set org_id = 328802 where reg_id = $1', [regId]);
  expect((await other(otherPoint.otherOrgRegistration, { idNo })).record).toEqual([]);
});
