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
  server.pool.query(
    `update sms_log set create_time = create_time - make_interval(hours => $1),
       resent_at = resent_at - make_interval(hours => $1)`,
    [hours],
  );

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

test('发送失败的通知可以重发：算一次新的发送，还超限的、已发出的、验证码都不能', async () => {
  const county = await server.as('county');
  const failed = async () =>
    (await county(msgSysmsg.querySms, { sendstatus: 3, pageSize: 50 })).record;
  const [one] = await failed();
  const smsId = one?.smsId ?? '';
  // Whoever has too much already gets no more by this way either.
  await later(-24);
  await expect(county(msgSysmsg.resendSms, { smsId })).rejects.toThrow('该手机号一天内已有');
  await later(48);
  await expect((await server.as('otherCounty'))(msgSysmsg.resendSms, { smsId })).rejects.toThrow();
  await expect((await server.as('point'))(msgSysmsg.resendSms, { smsId })).rejects.toMatchObject({
    code: 403,
  });
  const before = await failed();
  const both = await Promise.allSettled([1, 2].map(() => county(msgSysmsg.resendSms, { smsId })));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await failed()).toHaveLength(before.length - 1);
  const given = await handedTexts(server);
  expect(given.filter(({ id }) => id === smsId).map(({ text: said }) => said)).toEqual([
    one?.smsMsg,
  ]);
  await expect(county(msgSysmsg.resendSms, { smsId })).rejects.toThrow(
    '只有发送失败的短信可以重发',
  );
  // It counts with those of this hour although it was made days ago.
  for (let n = 20; n < 24; n += 1) await text(n);
  await text(24);
  expect((await failed())[0]?.failReason).toBe('该手机号一小时内已有5条通知，请稍后再发');
  await server.pool.query(
    `insert into sms_log (sms_id, mobile, mobile_index, sms_type, sms_msg, sendstatus, prov, city, county)
     select 77, mobile, mobile_index, '2', '验证码', 3, prov, city, county from sms_log where sms_id = $1`,
    [smsId],
  );
  await expect(county(msgSysmsg.resendSms, { smsId: '77' })).rejects.toThrow('验证码不能重发');
});

test('短信日志按创建时间查', async () => {
  const county = await server.as('county');
  const today = (day: string) => ({ createTimeFrom: day, createTimeTo: day });
  const total = async (input: object) => (await county(msgSysmsg.querySms, input)).total;
  const [newest] = (await county(msgSysmsg.querySms, {})).record;
  const day = new Date(newest?.createTime ?? 0).toISOString().slice(0, 10);
  expect(await total(today(day))).toBeGreaterThan(0);
  expect(await total(today(day))).toBeLessThan(await total({}));
  expect(await total(today('2020-01-01'))).toBe(0);
});

test('一个机构一小时两百条通知短信为止，多出的记为发送失败，可以再发', async () => {
  await later(48);
  await text(30);
  const sent = await server.pool.query(
    `insert into sms_log (sms_id, org_id, org_name, name, mobile, mobile_index, sms_type, sms_msg, sendstatus, prov, city, county, point, create_time)
     select 990000 + n, org_id, org_name, name, mobile, decode(md5(n::text), 'hex'), sms_type, sms_msg, 1, prov, city, county, point, create_time
     from (select * from sms_log where sms_msg like '%第30份%' limit 1) l, generate_series(1, 199) n`,
  );
  expect(sent.rowCount).toBe(199);
  await text(31);
  const { rows } = await server.pool.query(
    `select sendstatus, fail_reason as reason from sms_log where sms_msg = '【教师资格管理】请带第31份材料'`,
  );
  expect(rows).toEqual([
    { sendstatus: 3, reason: '本机构一小时内已发200条通知短信，请稍后在短信日志中重新发送' },
  ]);
  // What was sent again within the hour counts, whenever it was first written.
  await server.pool.query(
    `update sms_log set resent_at = create_time, create_time = create_time - interval '2 hours' where sms_id between 990001 and 990199`,
  );
  await text(32);
  expect(
    (
      await server.pool.query(
        `select sendstatus from sms_log where sms_msg = '【教师资格管理】请带第32份材料'`,
      )
    ).rows,
  ).toEqual([{ sendstatus: 3 }]);
});
