import { msgSysmsg } from '@tqc/contract/message';
import { regAud } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { testRoad, type Road } from '../../testing/road';
import { handedTexts } from '../../testing/texts';

const mobile = '15412345678';
let server: TestServer;
let road: Road;
let mine: string;
let theirs: string;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  // One phone in two applications, at two points: nobody there sees the texts of the other.
  mine = await road.filed(90, { mobile });
  theirs = await road.filed(91, { mobile, lsId: road.otherLsId });
});

/** Time passes for the texts alone: the sessions would be over. */
const later = (hours: number) =>
  server.pool.query('update sms_log set create_time = create_time - make_interval(hours => $1)', [
    hours,
  ]);

async function text(n: number, org: 'point' | 'otherPoint' = 'point') {
  const call = await server.as(org);
  const regId = org === 'point' ? mine : theirs;
  await call(regAud.create, { regId, content: `请带第${n}份材料`, bySms: true });
}

async function logOf() {
  const { record } = await (await server.as('county'))(msgSysmsg.querySms, { pageSize: 50 });
  return record.map(({ sendstatus, smsMsg, failReason }) => [sendstatus, smsMsg, failReason]);
}

test('同一手机号的通知短信一小时五条、一天十条，不论由谁发；多出的记为发送失败，并写明原因', async () => {
  for (let n = 1; n <= 4; n += 1) await text(n);
  // Three at once: one is the fifth, two are too many.
  await Promise.all([text(5), text(5), text(5, 'otherPoint')]);
  const first = await logOf();
  expect(first).toHaveLength(7);
  expect(first.filter(([status]) => status === 0)).toHaveLength(5);
  const tooMany = '该手机号一小时内已有5条通知，请稍后再发';
  expect(first.filter(([status]) => status === 3)).toEqual([
    [3, '【教师资格管理】请带第5份材料', tooMany],
    [3, '【教师资格管理】请带第5份材料', tooMany],
  ]);
  expect(await handedTexts(server)).toHaveLength(5);
  expect((await logOf()).filter(([status]) => status === 1)).toHaveLength(5);
  await later(2);
  await Promise.all([6, 7, 8, 9, 10].map((n) => text(n, 'otherPoint')));
  await later(2);
  await text(11);
  const last = await logOf();
  expect(last.filter(([status]) => status !== 3)).toHaveLength(10);
  expect(last[0]).toEqual([
    3,
    '【教师资格管理】请带第11份材料',
    '该手机号一天内已有10条通知，请明天再发',
  ]);
  await later(21);
  await text(12);
  expect((await logOf())[0]).toEqual([0, '【教师资格管理】请带第12份材料', '']);
});

test('别的手机号、留言本身不受影响', async () => {
  const other = await road.filed(92);
  await (
    await server.as('point')
  )(regAud.create, { regId: other, content: '请按时到场', bySms: true });
  expect((await logOf())[0]?.[0]).toBe(0);
  const { record } = await (await server.as('point'))(regAud.getMessagesRegAud, { regId: mine });
  expect(record.map(({ content }) => content)).toContain('请带第11份材料');
});
