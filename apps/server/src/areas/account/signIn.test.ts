import {
  changePassword,
  checkSms,
  createTransport,
  hashPassword,
  resetPassword,
  sealLogin,
  signIn,
} from '@tqc/client';
import { auth, forgetPass, loginSms, session } from '@tqc/contract/account';
import { certBatch } from '@tqc/contract/register';
import axios from 'axios';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';
import { newestCode } from '../../testing/texts';

const WRONG = '登录系统后台异常，账号和密码错误，请您与上级机构核实用户权限或者找回密码。';
const MINUTE = 60_000;
let server: TestServer;
let now: number;

beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  now = Date.parse('2024-06-18T02:00:00Z');
  at(0);
  await server.pool.query(
    "delete from sign_in_failure; delete from sms_log; update admin set status = 1, login_type = '', password_first = false, password_at = '2024-06-01'",
  );
});

/** Moves the clock of the server to so many milliseconds after the start of the test. */
function at(later: number): void {
  server.setNow(new Date(now + later));
}

test('账号或密码错误说同样的话；五次后锁定，三十分钟后解开', async () => {
  await expect(signIn(server.transport(), 't_city', 'wrong')).rejects.toMatchObject({
    code: 499,
    message: WRONG,
  });
  await expect(signIn(server.transport(), 'nobody', 'wrong')).rejects.toMatchObject({
    code: 499,
    message: WRONG,
  });
  for (let n = 0; n < 3; n += 1)
    await signIn(server.transport(), 't_city', 'wrong').catch(() => undefined);
  await expect(signIn(server.transport(), 't_city', 'wrong')).rejects.toMatchObject({
    code: 494,
    message: '登录失败次数过多，账号已锁定，请30分钟后再试',
  });
  await expect(signIn(server.transport(), 't_city', PASSWORD)).rejects.toMatchObject({ code: 494 });
  at(31 * MINUTE);
  await signIn(server.transport(), 't_city', PASSWORD);
});

// Rules: error-21
test('停用的账号只在密码正确时告知', async () => {
  await server.pool.query("update admin set status = 0 where account = 't_city'");
  await expect(signIn(server.transport(), 't_city', 'wrong')).rejects.toMatchObject({ code: 499 });
  await expect(signIn(server.transport(), 't_city', PASSWORD)).rejects.toMatchObject({
    code: 492,
    message: '该用户已经停用，不允许登录，请联系上级机构！',
  });
});

test('在别处登录后，先前的会话以486结束，并且只通知一次', async () => {
  const first = server.transport();
  await signIn(first, 't_city', PASSWORD);
  await signIn(server.transport(), 't_city', PASSWORD);
  await expect(first.send(session.list, {})).rejects.toMatchObject({ code: 486 });
});

test('闲置三十分钟、满八小时、权限变化、退出，各有各的代码', async () => {
  const idle = server.transport();
  await signIn(idle, 't_city', PASSWORD);
  at(31 * MINUTE);
  await expect(idle.send(session.list, {})).rejects.toMatchObject({ code: 413 });
  const long = server.transport();
  await signIn(long, 't_city', PASSWORD);
  for (let hour = 1; hour < 16; hour += 1) {
    at(31 * MINUTE + hour * 29 * MINUTE);
    await long.send(session.list, {});
  }
  at(31 * MINUTE + 481 * MINUTE);
  await expect(long.send(session.list, {})).rejects.toMatchObject({
    code: expect.toSatisfy((code: number) => code === 410 || code === 413),
  });
  const changed = server.transport();
  await signIn(changed, 't_city', PASSWORD);
  await server.pool.query("update admin set pv = pv + 1 where account = 't_city'");
  await expect(changed.send(session.list, {})).rejects.toMatchObject({ code: 497 });
  const left = server.transport();
  await signIn(left, 't_city', PASSWORD);
  const { session: kept } = left;
  await left.send(auth.logout, {});
  left.session = kept;
  await expect(left.send(session.list, {})).rejects.toMatchObject({ code: 410 });
});

test('短信验证：第二步完成前不能做别的，验证码错误有提示，用过即失效', async () => {
  await server.pool.query("update admin set login_type = 'sms' where account = 't_province'");
  const mine = server.transport();
  const { answer } = await signIn(mine, 't_province', PASSWORD);
  expect(answer.user.loginType).toBe('sms');
  const kept = mine.session;
  await expect(mine.send(certBatch.list, {})).rejects.toMatchObject({ code: 481 });
  mine.session = kept;
  await mine.send(loginSms.sendLoginSms, { token: answer.user.smsToken });
  await expect(
    mine.send(loginSms.sendLoginSms, { token: answer.user.smsToken }),
  ).rejects.toMatchObject({ code: 429 });
  const code = await newestCode(server);
  const wrong = code === '000000' ? '000001' : '000000';
  await expect(checkSms(mine, 't_province', answer.user.smsToken, wrong)).rejects.toThrow(
    /联系上级机构/,
  );
  await checkSms(mine, 't_province', answer.user.smsToken, code);
  expect((await mine.send(certBatch.list, {})).total).toBe(0);
  await expect(checkSms(mine, 't_province', answer.user.smsToken, code)).rejects.toMatchObject({
    code: 481,
  });
});

// Rules: password-14
test('密码过期只能先改密码；改后会话结束，最近三次的密码不能再用', async () => {
  await server.pool.query(
    "update admin set password_at = '2024-01-01' where account = 't_otherCounty'",
  );
  let mine = server.transport();
  const { answer } = await signIn(mine, 't_otherCounty', PASSWORD);
  expect(answer.user.passOverdue).toBe(1);
  expect(answer.privilege.menu).toEqual([]);
  const kept = mine.session;
  await expect(mine.send(certBatch.list, {})).rejects.toMatchObject({ code: 481 });
  mine.session = kept;
  await expect(
    changePassword(mine, 't_otherCounty', 'wrong-2024#', 'Rainy_2025#'),
  ).rejects.toMatchObject({ fields: { oldPwd: '当前密码不正确，请重新输入' } });
  await expect(changePassword(mine, 't_otherCounty', PASSWORD, PASSWORD)).rejects.toThrow(
    '新设密码不能和原来密码相同！',
  );
  await expect(changePassword(mine, 't_otherCounty', PASSWORD, 'short1#')).rejects.toThrow(
    '密码长度8位以上',
  );
  await changePassword(mine, 't_otherCounty', PASSWORD, 'Rainy_2025#');
  await expect(mine.send(session.list, {})).rejects.toMatchObject({ code: 491 });
  mine = server.transport();
  await signIn(mine, 't_otherCounty', 'Rainy_2025#');
  await expect(changePassword(mine, 't_otherCounty', 'Rainy_2025#', PASSWORD)).rejects.toThrow(
    '不能使用最近三次用过的密码',
  );
});

// Rules: forgot-15
test('找回密码：三步不能跳过也不能重复', async () => {
  const mine = server.transport();
  const who = { userName: 't_otherPoint', mobile: '15400000102' };
  await expect(resetPassword(mine, 't_otherPoint', 'rt_madeup', 'Rainy_2025#')).rejects.toThrow(
    '请从第一步重新开始',
  );
  await mine.send(forgetPass.sendSms, who);
  const code = await newestCode(server);
  const token = await mine.send(forgetPass.verificationSms, { ...who, code });
  await expect(mine.send(forgetPass.verificationSms, { ...who, code })).rejects.toThrow(
    '验证码不正确或已失效',
  );
  await expect(resetPassword(mine, 't_point', token, 'Rainy_2025#')).rejects.toThrow(
    '请从第一步重新开始',
  );
  await resetPassword(mine, 't_otherPoint', token, 'Rainy_2025#');
  await expect(resetPassword(mine, 't_otherPoint', token, 'Rainy_2026#')).rejects.toThrow(
    '请从第一步重新开始',
  );
  await signIn(server.transport(), 't_otherPoint', 'Rainy_2025#');
});

test('三次失败后先要浏览器做功；没有做功的登录不核对密码', async () => {
  for (let n = 0; n < 3; n += 1)
    await signIn(server.transport(), 't_county', 'wrong').catch(() => undefined);
  const mine = server.transport();
  const key = await mine.send(auth.signInKey, {});
  expect(key.pow).toMatchObject({ bits: 14 });
  mine.setClock(key.stamp);
  const stamp = mine.now();
  const h = await hashPassword('t_county', PASSWORD);
  const sealed = await sealLogin(key, 't_county', h, String(stamp));
  await expect(
    mine.send(
      auth.login,
      { account: 't_county', pass: sealed.pass, salt: sealed.salt, type: 1 },
      { stamp },
    ),
  ).rejects.toMatchObject({ code: 429, data: { pow: { bits: 14 } } });
  await signIn(server.transport(), 't_county', PASSWORD);
});

test('锁定分浏览器：陌生浏览器的失败锁不住本人用过的浏览器，编造的标记算陌生', async () => {
  const cookie = await signInWith('t_county', PASSWORD);
  expect(cookie).toMatch(/^__Host-dev=/);
  for (let n = 0; n < 6; n += 1)
    await signInWith('t_county', 'wrong', '__Host-dev=11111111-1111-1111-1111-111111111111').catch(
      () => undefined,
    );
  await expect(
    signInWith('t_county', PASSWORD, '__Host-dev=22222222-2222-2222-2222-222222222222'),
  ).rejects.toMatchObject({ code: 494 });
  await signInWith('t_county', PASSWORD, cookie);
});

test('同一账号同时登录多次，只留下一个会话', async () => {
  const all = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const mine = server.transport();
      await signIn(mine, 't_city', PASSWORD);
      return mine;
    }),
  );
  const { rows } = await server.pool.query(
    "select 1 from session s join admin a using (admin_id) where a.account = 't_city' and s.end_code is null",
  );
  expect(rows).toHaveLength(1);
  const alive = await Promise.all(
    all.map((mine) =>
      mine.send(session.list, {}).then(
        () => 1,
        () => 0,
      ),
    ),
  );
  expect(alive.reduce<number>((sum, one) => sum + one, 0)).toBe(1);
});

test('短信验证之后密码已过期的，仍须先改密码（signin-01）', async () => {
  await server.pool.query(
    "update admin set login_type = 'sms', password_at = '2024-01-01' where account = 't_province'",
  );
  const mine = server.transport();
  const { answer } = await signIn(mine, 't_province', PASSWORD);
  await mine.send(loginSms.sendLoginSms, { token: answer.user.smsToken });
  await checkSms(mine, 't_province', answer.user.smsToken, await newestCode(server));
  await expect(mine.send(certBatch.list, {})).rejects.toMatchObject({ code: 481 });
});

test('短信两步由登录的会话签名：别的会话拿着令牌也不行', async () => {
  await server.pool.query(
    "update admin set login_type = 'sms' where account in ('t_province', 't_otherProvince')",
  );
  const mine = server.transport();
  const { answer } = await signIn(mine, 't_province', PASSWORD);
  const stranger = server.transport();
  await signIn(stranger, 't_otherProvince', PASSWORD);
  await expect(
    stranger.send(loginSms.sendLoginSms, { token: answer.user.smsToken }),
  ).rejects.toMatchObject({ code: 481 });
  const none = server.transport();
  await expect(
    none.send(loginSms.sendLoginSms, { token: answer.user.smsToken }),
  ).rejects.toMatchObject({ code: 481 });
});

test('同一重置凭证同时用两次，只有一次成功；密码不合要求时凭证还在（forgot-10）', async () => {
  const mine = server.transport();
  const who = { userName: 't_otherProvince', mobile: '15400000033' };
  await mine.send(forgetPass.sendSms, who);
  const token = await mine.send(forgetPass.verificationSms, {
    ...who,
    code: await newestCode(server),
  });
  await expect(resetPassword(mine, 't_otherProvince', token, 'short1#')).rejects.toThrow(
    '密码长度8位以上',
  );
  const both = await Promise.allSettled([
    resetPassword(server.transport(), 't_otherProvince', token, 'Rainy_2025#'),
    resetPassword(server.transport(), 't_otherProvince', token, 'Windy_2025#'),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

/** Signs in as a browser with a cookie would; returns the cookie it is given. */
async function signInWith(account: string, password: string, cookie = ''): Promise<string> {
  let given = '';
  const http = axios.create({ headers: cookie ? { cookie } : {} });
  http.interceptors.response.use((response) => {
    given = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return response;
  });
  await signIn(createTransport({ baseUrl: server.url, app: 'tqc-admin', http }), account, password);
  return given;
}
