import { signIn } from '@tqc/client';
import { session } from '@tqc/contract/account';
import { system } from '@tqc/contract/rms';
import { chinaMinute } from '@tqc/domain/shared';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { lookAtAudit, sequenceAudit } from '../../kit/audit';
import { suspendedSessions } from '../../jobs/suspendedSessions';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';

const START = '2024-06-18T02:00:00Z';
const HOUR = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  server.setNow(new Date(START));
  await server.pool.query("update sign_in_step set step = 'none'");
  await server.pool.query("update sign_in_suspension set org_types = '{}'");
});

const centre = () => server.as('centre');
const entering = async (account: string) => {
  const mine = server.transport();
  const { answer } = await signIn(mine, account, PASSWORD);
  return { mine, user: answer.user };
};
const stepOf = async (orgType: number) => {
  const { record } = await (await centre())(system.getAuthentication, {});
  const row = record.find((one) => one.orgType === orgType);
  if (!row) throw new Error(`no row of type ${orgType}`);
  return row;
};
const ask = async (orgType: number, step: string) =>
  (await centre())(system.setAuthentication, {
    orgType,
    step,
    reason: '加强登录验证',
    version: (await stepOf(orgType)).version,
  });
const minute = (hours: number) => chinaMinute(new Date(Date.parse(START) + hours * HOUR));
const suspend = async (orgTypes: number[], from: number, to: number) =>
  (await centre())(system.setSuspend, {
    orgTypes,
    fromAt: minute(from),
    toAt: minute(to),
    notice: '系统升级维护',
    reason: '系统升级',
    version: (await (await centre())(system.getSuspend, {})).version,
  });

test('系统要不了的验证不能设置：没有读取证书的服务、没有短信网关，设置后谁也登录不了', async () => {
  await expect(ask(2, 'certsms')).rejects.toThrow('没有接入读取USB Key的服务');
  Object.assign(server.app, { keyProbe: 'https://127.0.0.1:1', demo: false });
  await expect(ask(2, 'sms')).rejects.toThrow('没有接入短信网关');
  await expect(ask(2, 'certsms')).rejects.toThrow('没有接入短信网关');
  Object.assign(server.app, { demo: true });
  expect((await stepOf(2)).step).toBe('none');
});

test('市级要短信验证：市级的人登录多一步，别的机构照旧；改回来就不用了', async () => {
  await ask(3, 'sms');
  expect((await entering('t_city')).user).toMatchObject({ loginType: 'sms' });
  expect((await entering('t_county')).user).toMatchObject({ loginType: '' });
  await ask(3, 'none');
  expect((await entering('t_city')).user).toMatchObject({ loginType: '' });
});

test('本人要求更高的照本人的；机构要求证书而没有证书的不能登录', async () => {
  await server.pool.query("update admin set login_type = 'sms' where account = 't_county'");
  expect((await entering('t_county')).user.loginType).toBe('sms');
  await server.pool.query("update admin set login_type = '' where account = 't_county'");
  await ask(2, 'certsms');
  await expect(entering('t_county')).rejects.toMatchObject({ code: 496 });
});

test('说得出每类机构有多少人没有手机号码或证书；不能把自己关在外面', async () => {
  const row = await stepOf(2);
  expect(row).toMatchObject({ people: 2, withoutMobile: 0, withoutKey: 2, step: 'none' });
  await expect(ask(5, 'certsms')).rejects.toThrow('请先领用USB Key');
  await server.pool.query("update admin set phone = null where account = 't_centre'");
  await expect(ask(5, 'sms')).rejects.toThrow('请先登记手机号码');
  expect((await stepOf(5)).step).toBe('none');
});

test('省级看得到开关，改不了', async () => {
  const province = await server.as('province');
  const { record } = await province(system.getAuthentication, {});
  expect(record).toHaveLength(6);
  const change = { orgType: 2, step: 'sms', reason: '试一试', version: 1 };
  await expect(province(system.setAuthentication, change)).rejects.toMatchObject({ code: 403 });
  await expect(
    province(system.setSuspend, { action: 'lift', reason: '试一试', version: 1 }),
  ).rejects.toMatchObject({ code: 403 });
});

test('正在停用时不能改成以后再停，以免不知不觉就恢复了登录', async () => {
  await suspend([2], 0, 2);
  await expect(suspend([2], 24, 26)).rejects.toThrow('请先解除');
  await expect(suspend([1], 0, 2)).rejects.toThrow('现在正在停用县级的登录，请一并选上，或先解除');
  const { running, version } = await (await centre())(system.getSuspend, {});
  expect(running).toBe(true);
  await (
    await centre()
  )(system.setSuspend, { action: 'lift', reason: '提前结束', version });
});

test('停用开始时在线的退出，期间不能登录并说到什么时候；别的机构照旧，到时间就能登录', async () => {
  const { mine } = await entering('t_county');
  const { mine: other } = await entering('t_city');
  await suspend([2], 0, 2);
  await expect(mine.send(session.list, {})).rejects.toMatchObject({ code: 410 });
  await other.send(session.list, {});
  await expect(entering('t_county')).rejects.toMatchObject({
    code: 492,
    message: `系统升级维护（${minute(2)}前暂停登录，请届时再登录）`,
  });
  expect((await (await centre())(system.getSuspend, {})).running).toBe(true);
  server.setNow(new Date(Date.parse(START) + 2 * HOUR));
  await entering('t_county');
});

test('设在以后的，到时间才退出；开始前可以解除', async () => {
  const { mine } = await entering('t_county');
  await suspend([2], 1, 2);
  await suspendedSessions(server.app);
  await mine.send(session.list, {});
  const lift = async () =>
    (await centre())(system.setSuspend, {
      action: 'lift',
      reason: '改期',
      version: (await (await centre())(system.getSuspend, {})).version,
    });
  await lift();
  await expect(lift()).rejects.toThrow('现在没有停用登录，不需要解除');
  await suspend([2], 0.5, 2);
  server.setNow(new Date(Date.parse(START) + 0.4 * HOUR));
  await mine.send(session.list, {});
  server.setNow(new Date(Date.parse(START) + 0.6 * HOUR));
  await suspendedSessions(server.app);
  await expect(mine.send(session.list, {})).rejects.toMatchObject({ code: 410 });
});

test('国家中心自己不能停用；时间要写对', async () => {
  await expect(suspend([5], 0, 2)).rejects.toMatchObject({ code: 400 });
  await expect(suspend([2], 2, 1)).rejects.toThrow('结束时间要晚于开始时间');
  await expect(suspend([2], -3, -1)).rejects.toThrow('结束时间已经过去');
  await expect(suspend([2], 0, 24 * 31)).rejects.toThrow('一次最多停用30天');
});

test('审计一直开着：从什么时候起、有多少条、最近的一段核对无误；改过一条就不是', async () => {
  await sequenceAudit(server.pool);
  const found = await (await centre())(system.getAudit, {});
  const { rows } = await server.pool.query<{ n: number; at: string }>(
    'select count(*)::int as n, min(at) as at from audit',
  );
  expect(found).toMatchObject({ whole: true, rows: rows[0]?.n, checked: rows[0]?.n });
  expect(found.rows).toBeGreaterThan(5);
  expect(new Date(found.since ?? 0)).toEqual(new Date(rows[0]?.at ?? 1));
  await server.pool.query('alter table audit disable trigger audit_fixed');
  await server.pool.query(
    `update audit set row = jsonb_set(row, '{act}', '"other"') where seq = (select min(seq) from audit)`,
  );
  // One look does for all for a minute; somebody checks anew.
  await lookAtAudit(server.app);
  expect((await (await centre())(system.getAudit, {})).whole).toBe(false);
});
