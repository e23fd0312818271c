import { msgSysmsg } from '@tqc/contract/message';
import { recipients } from '@tqc/contract/rms';
import { beforeAll, expect, test } from 'vitest';
import { placeOf } from '../../kit/personal';
import { testOrgs, testServer, type TestServer } from '../../testing/server';
import { handedTexts } from '../../testing/texts';

let server: TestServer;
const phoneOf = (n: number) => `1541000${String(n).padStart(4, '0')}`;
beforeAll(async () => {
  server = await testServer();
  const { personal } = server.app;
  for (const [n, { id }] of [testOrgs.county, testOrgs.point].entries())
    await server.pool.query('update admin set phone = $2, phone_index = $3 where admin_id = $1', [
      id,
      personal.seal(placeOf('admin', 'phone', id), phoneOf(n)),
      personal.index('mobile', phoneOf(n)),
    ]);
  await server.pool.query('update admin set phone = null, phone_index = null where admin_id = $1', [
    testOrgs.city.id,
  ]);
});

const news = {
  title: '关于䶮县认定安排的通知',
  content: '请于周五前上报。',
  smsFlag: 1,
  sendType: 2,
};
const bellOf = async (org: Parameters<TestServer['as']>[0]) =>
  (await (await server.as(org))(msgSysmsg.list, {})).record.map(({ title }) => title);

// Rules: message-25
test('选人：只有本机构、下级和直接上级的人，手机号码遮盖；选到范围外的人没有接收人', async () => {
  const county = await server.as('county');
  const { record, total } = await county(recipients.queryUserByMessage, { pageSize: 100 });
  expect(total).toBe(record.length);
  const names = record.map(({ orgName }) => orgName);
  expect(names).toContain(testOrgs.point.name);
  expect(names).toContain(testOrgs.city.name);
  for (const { name } of [testOrgs.otherCounty, testOrgs.province, testOrgs.centre])
    expect(names).not.toContain(name);
  const own = record.find(({ adminId }) => adminId === testOrgs.county.id);
  expect(own?.mobile).toBe('154****0000');
  expect(record.find(({ adminId }) => adminId === testOrgs.city.id)?.mobile).toBe('');
  const some = await county(recipients.queryUserByMessage, { orgName: testOrgs.point.name });
  expect(new Set(some.record.map(({ orgName }) => orgName))).toEqual(
    new Set([testOrgs.point.name]),
  );
  await expect(
    county(msgSysmsg.addMsgSysmsg, { ...news, selUsers: [testOrgs.otherCounty.id] }),
  ).rejects.toThrow('没有符合条件的接收人');
});

test('发给选中的人：进各人的消息，谁读了什么时候读的，发送机构看得到，别的机构看不到', async () => {
  const county = await server.as('county');
  const selUsers = [testOrgs.point.id, testOrgs.city.id, testOrgs.point.id];
  const { msgId, ...sent } = await county(msgSysmsg.addMsgSysmsg, { ...news, selUsers });
  expect(sent).toEqual({ receivers: 2, texts: 0, unsent: 0 });
  expect(await bellOf('point')).toContain(news.title);
  expect(await bellOf('otherCounty')).not.toContain(news.title);
  await (
    await server.as('point')
  )(msgSysmsg.get, { msgId });
  const [row] = (await county(msgSysmsg.queryMsgSysmsgByOrg, { title: '䶮县' })).record;
  expect(row).toMatchObject({
    msgId,
    receivers: 2,
    readers: 1,
    sentTo: '指定人员2人',
    recallable: true,
  });
  const readers = await county(msgSysmsg.queryMsgRead, { msgId });
  expect(readers.record.map(({ orgName, readFlag }) => [orgName, readFlag])).toEqual([
    [testOrgs.city.name, 0],
    [testOrgs.point.name, 1],
  ]);
  expect((await county(msgSysmsg.queryMsgRead, { msgId, readFlag: 0 })).total).toBe(1);
  const other = await server.as('otherCounty');
  expect((await other(msgSysmsg.queryMsgSysmsgByOrg, {})).total).toBe(0);
  expect((await other(msgSysmsg.queryMsgRead, { msgId })).total).toBe(0);
  await expect(other(msgSysmsg.recall, { msgId })).rejects.toMatchObject({ code: 403 });
});

test('十分钟内可以撤回：从各人的消息里消失，未读数跟着减少；过了时间、撤回过的不能', async () => {
  const county = await server.as('county');
  const send = async (title: string) =>
    (await county(msgSysmsg.addMsgSysmsg, { ...news, title, selUsers: [testOrgs.point.id] })).msgId;
  const [first, second] = [await send('发错了的消息'), await send('早先的消息')];
  const unread = async () => (await (await server.as('point'))(msgSysmsg.list, {})).unread;
  const before = await unread();
  await county(msgSysmsg.recall, { msgId: first });
  expect(await unread()).toBe(before - 1);
  expect(await bellOf('point')).not.toContain('发错了的消息');
  await expect(county(msgSysmsg.recall, { msgId: first })).rejects.toThrow('该消息已撤回');
  await server.pool.query(
    "update sys_message set send_time = send_time - interval '11 minutes' where msg_id = $1",
    [second],
  );
  await expect(county(msgSysmsg.recall, { msgId: second })).rejects.toThrow('超过10分钟');
  const { record } = await county(msgSysmsg.queryMsgSysmsgByOrg, { title: '消息' });
  expect(record.map(({ title, recallable }) => [title, recallable])).toEqual([
    ['早先的消息', false],
    ['发错了的消息', false],
  ]);
});

// Rules: message-18, message-20, message-21
test('发送范围按机构：国家级按省份、系统外号码、角色，其余机构只能选人', async () => {
  const centre = await server.as('centre');
  const county = await server.as('county');
  const { prov, city } = testOrgs.county;
  const region = { ...news, title: '全省通知', sendType: 1, province: prov, city };
  await expect(county(msgSysmsg.addMsgSysmsg, region)).rejects.toThrow('本机构不能按省份发送');
  expect((await centre(msgSysmsg.addMsgSysmsg, region)).receivers).toBeGreaterThan(2);
  expect(await bellOf('county')).toContain('全省通知');
  expect(await bellOf('centre')).not.toContain('全省通知');
  await expect(centre(msgSysmsg.addMsgSysmsg, { ...news, sendType: 1 })).rejects.toMatchObject({
    fields: { province: '请选择查询条件' },
  });
  await expect(
    centre(msgSysmsg.addMsgSysmsg, { ...news, sendType: 3, mobiles: '15412340001' }),
  ).rejects.toMatchObject({ fields: { smsFlag: expect.stringContaining('只能发短信') } });
  await expect(
    centre(msgSysmsg.addMsgSysmsg, {
      ...news,
      smsFlag: 2,
      sendType: 3,
      mobiles: '15412340001，123',
    }),
  ).rejects.toMatchObject({ fields: { mobiles: '第2个手机号码不正确，请核对' } });
  const { rows } = await server.pool.query<{ role_id: string }>(
    'select role_id from admin_role where admin_id = $1',
    [testOrgs.county.id],
  );
  const roleId = rows[0]?.role_id ?? '';
  const byRole = { ...news, title: '给这个角色', sendType: 4, roleId };
  expect((await centre(msgSysmsg.addMsgSysmsg, byRole)).receivers).toBeGreaterThan(0);
  expect(await bellOf('county')).toContain('给这个角色');
});

test('短信交给网关，没有登记手机号码的人收不到；号码不留在消息和审计里', async () => {
  const county = await server.as('county');
  const sent = await county(msgSysmsg.addMsgSysmsg, {
    ...news,
    title: '站内和短信',
    smsFlag: 3,
    selUsers: [testOrgs.point.id, testOrgs.city.id],
  });
  expect(sent).toMatchObject({ receivers: 2, texts: 1, unsent: 0 });
  const texts = await handedTexts(server);
  expect(texts.map(({ mobile, text }) => [mobile, text]).sort()).toEqual([
    [phoneOf(1), '【教师资格管理】请于周五前上报。'],
  ]);
  const centre = await server.as('centre');
  const outside = '15412340001，15412340002\n15412340001';
  const answer = await centre(msgSysmsg.addMsgSysmsg, {
    ...news,
    title: '系统外',
    smsFlag: 2,
    sendType: 3,
    mobiles: outside,
  });
  expect(answer).toMatchObject({ receivers: 2, texts: 2 });
  const { rows } = await server.pool.query<{ all: string }>(
    `select string_agg(t, ' ') as all from (select m::text as t from sys_message m union all select a.row::text from audit_inbox a) s`,
  );
  expect(rows[0]?.all).not.toMatch(/1541234000|1541000/);
});
