import { randomBytes } from 'node:crypto';
import {
  changePassword,
  checkSms,
  createTransport,
  hashPassword,
  sealLogin,
  signIn,
  type SendOptions,
  type Transport,
} from '@tqc/client';
import { auth, loginSms, session } from '@tqc/contract/account';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';
import { newestCode } from '../../testing/texts';

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
    "delete from sign_in_failure; delete from sms_log; update admin set login_type = '', password_at = '2024-06-01', password_first = false",
  );
});

function at(later: number): void {
  server.setNow(new Date(now + later));
}

/** A sign-in whose secret nobody can open. */
function garbage(account: string): Promise<unknown> {
  const pass = `k1.${randomBytes(48).toString('base64url')}`;
  const salt = randomBytes(65).toString('base64url');
  return server.transport().send(auth.login, { account, pass, salt, type: 1 });
}

/** A sign-in that does no work it is asked for. */
async function signInLazily(account: string, password: string): Promise<unknown> {
  const mine = server.transport();
  const key = await mine.send(auth.signInKey, {});
  mine.setClock(key.stamp);
  const stamp = mine.now();
  const h = await hashPassword(account, password);
  const { pass, salt } = await sealLogin(key, account, h, String(stamp));
  return mine.send(auth.login, { account, pass, salt, type: 1 }, { stamp });
}

async function countOf(kind: string): Promise<number> {
  const { rows } = await server.pool.query<{ n: number }>(
    'select coalesce(sum(n), 0)::int as n from sign_in_failure where kind = $1',
    [kind],
  );
  return rows[0]?.n ?? 0;
}

test('同一地址发来二十二份打不开的登录，不锁账号也不锁地址：密码正确照常登录', async () => {
  for (let n = 0; n < 22; n += 1)
    await expect(garbage('t_city')).rejects.toMatchObject({ code: 499 });
  expect(await countOf('account')).toBe(0);
  expect(await countOf('address')).toBe(0);
  expect(await countOf('noise')).toBe(22);
  await expect(signInLazily('t_city', PASSWORD)).resolves.toBeDefined();
});

test('打不开的登录太多时，该地址先要做功；没有做功的不再计数', async () => {
  await server.pool.query(
    "insert into sign_in_failure (kind, value, n, first_at) values ('noise', '127.0.0.1', 100, $1)",
    [new Date(now)],
  );
  await expect(garbage('t_city')).rejects.toMatchObject({ code: 429, data: { pow: { bits: 14 } } });
  expect(await countOf('noise')).toBe(100);
  await signIn(server.transport(), 't_city', PASSWORD);
});

test('同一地址失败再多也不封：题目变难，做完照常登录', async () => {
  await server.pool.query(
    "insert into sign_in_failure (kind, value, n, first_at) values ('address', '127.0.0.1', 3, $1)",
    [new Date(now)],
  );
  const bits = async () => (await server.transport().send(auth.signInKey, {})).pow?.bits;
  expect(await bits()).toBe(14);
  await server.pool.query("update sign_in_failure set n = 23 where kind = 'address'");
  expect(await bits()).toBe(18);
  await server.pool.query("update sign_in_failure set n = 500 where kind = 'address'");
  expect(await bits()).toBe(20);
  await server.pool.query("update sign_in_failure set n = 13 where kind = 'address'");
  await signIn(server.transport(), 't_city', PASSWORD);
});

test('锁定到期后失败次数还在：接着登录仍要做功，每再错五次又锁', async () => {
  for (let n = 0; n < 5; n += 1)
    await signIn(server.transport(), 't_city', 'wrong').catch(() => undefined);
  at(31 * MINUTE);
  await expect(signInLazily('t_city', PASSWORD)).rejects.toMatchObject({
    code: 429,
    data: { pow: { bits: 18 } },
  });
  await expect(signIn(server.transport(), 't_city', 'wrong')).rejects.toMatchObject({ code: 499 });
  await server.pool.query("update sign_in_failure set n = 9 where kind = 'account'");
  await expect(signIn(server.transport(), 't_city', 'wrong')).rejects.toMatchObject({ code: 494 });
});

test('只知道密码、没有通过第二步的人，赶不走本人，也抹不掉失败次数', async () => {
  await server.pool.query("update admin set login_type = 'sms' where account = 't_province'");
  const owner = server.transport();
  const first = await signIn(owner, 't_province', PASSWORD);
  await owner.send(loginSms.sendLoginSms, { token: first.answer.user.smsToken });
  await checkSms(owner, 't_province', first.answer.user.smsToken, await newestCode(server));
  await signIn(server.transport(), 't_province', 'wrong').catch(() => undefined);
  const thief = server.transport();
  await signIn(thief, 't_province', PASSWORD);
  expect((await owner.send(session.list, {})).record.filter(({ current }) => current)).toHaveLength(
    1,
  );
  expect(await countOf('account')).toBe(1);
  at(2 * MINUTE);
  const other = server.transport();
  const { answer } = await signIn(other, 't_province', PASSWORD);
  await other.send(loginSms.sendLoginSms, { token: answer.user.smsToken });
  await checkSms(other, 't_province', answer.user.smsToken, await newestCode(server));
  await expect(owner.send(session.list, {})).rejects.toMatchObject({ code: 486 });
  expect(await countOf('account')).toBe(0);
});

test('修改密码时当前密码输错与登录失败一样计数：第五次锁定并结束会话', async () => {
  const mine = server.transport();
  await signIn(mine, 't_county', PASSWORD);
  for (let n = 0; n < 4; n += 1)
    await expect(changePassword(mine, 't_county', `wrong-${n}`, 'Rainy_2025#')).rejects.toThrow(
      '当前密码不正确',
    );
  const kept = mine.session;
  await expect(changePassword(mine, 't_county', 'wrong-4', 'Rainy_2025#')).rejects.toMatchObject({
    code: 494,
  });
  mine.session = kept;
  await expect(mine.send(session.list, {})).rejects.toMatchObject({ code: 494 });
});

test('用没人认识的密钥封装的登录：答复现在的密钥，不算失败，客户端随即登录成功', async () => {
  const mine = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
  const key = await mine.send(auth.signInKey, {});
  await expect(
    mine.send(auth.login, { account: 't_city', pass: 'k99.AAAA', salt: 'AAAA', type: 1 }),
  ).rejects.toMatchObject({ code: 488, data: { kid: key.kid, pub: key.pub } });
  expect(await countOf('account')).toBe(0);
  // Who is told of another key than the server has.
  const send = async (
    call: typeof auth.signInKey,
    input: Record<string, never>,
    options?: SendOptions,
  ) => {
    const answer = await mine.send(call, input, options);
    return call.id === auth.signInKey.id ? { ...answer, kid: 'k99' } : answer;
  };
  await signIn({ ...mine, send: send as Transport['send'] }, 't_city', PASSWORD);
});

test('许多人同时退出：每人只用自己的连接，谁也不等', async () => {
  const people = [
    't_centre',
    't_province',
    't_otherProvince',
    't_city',
    't_county',
    't_otherCounty',
    't_point',
    't_otherPoint',
  ];
  const all = await Promise.all(
    people.map(async (account) => {
      const mine = server.transport();
      await signIn(mine, account, PASSWORD);
      return mine;
    }),
  );
  await Promise.all(all.map((mine) => mine.send(auth.logout, {})));
});

/** How each of many attempts at once ended. */
function codesOf(attempts: readonly Promise<unknown>[]): Promise<number[]> {
  return Promise.all(
    attempts.map((attempt) =>
      attempt.then(
        () => 0,
        (error: { code: number }) => error.code,
      ),
    ),
  );
}

test('一口气试很多个密码，做了功也只看得到锁定之前的几个', async () => {
  const account = 't_otherCounty';
  const tried = await codesOf(
    Array.from({ length: 14 }, (_, n) => signIn(server.transport(), account, `Wrong-${n}-2024!`)),
  );
  expect(tried.filter((code) => code === 499).length).toBeLessThanOrEqual(5);
  await expect(signIn(server.transport(), account, PASSWORD)).rejects.toMatchObject({ code: 494 });
});

test('一个地址同时在六十个账号上各试一个密码：没有做功的只判前三个，其余一律先做功', async () => {
  const tried = await codesOf(
    Array.from({ length: 60 }, (_, n) => signInLazily(`nobody_${n}`, 'Wrong-2024!')),
  );
  expect(tried.filter((code) => code === 499).length).toBeLessThanOrEqual(3);
  expect(tried.filter((code) => code === 429).length).toBeGreaterThanOrEqual(57);
  // Who did no work was not judged and is not counted.
  expect(await countOf('address')).toBeLessThanOrEqual(3);
});

test('同一地址的许多人同时登录：密码正确的都登录成功，事后一次失败也没有记下', async () => {
  const accounts = ['centre', 'province', 'otherProvince', 'city', 'county', 'point', 'otherPoint'];
  const tried = await codesOf(
    accounts.map((org) => signIn(server.transport(), `t_${org}`, PASSWORD)),
  );
  expect(new Set(tried)).toEqual(new Set([0]));
  expect(await countOf('address')).toBe(0);
});

test('初始密码七天内没有用就作废，说清楚怎么办', async () => {
  await server.pool.query(
    "update admin set password_first = true, password_at = '2024-06-12' where account = 't_city'",
  );
  await signIn(server.transport(), 't_city', PASSWORD);
  await server.pool.query("update admin set password_at = '2024-06-10' where account = 't_city'");
  await expect(signIn(server.transport(), 't_city', PASSWORD)).rejects.toMatchObject({
    code: 491,
    message: expect.stringContaining('初始密码已超过7天有效期，请在登录页用“忘记密码”重新设置'),
  });
  // Told to nobody who does not know it.
  await expect(signIn(server.transport(), 't_city', 'wrong')).rejects.toMatchObject({ code: 499 });
});

test('登录与它的审计行同生共死：行写不进去，会话也没有', async () => {
  await server.pool.query(
    `create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$;
     create trigger refused before insert on audit_inbox for each row when (new.row ->> 'act' = 'account.auth.login' and (new.row ->> 'ok')::boolean) execute function refuse_row()`,
  );
  const sessions = async () =>
    (await server.pool.query('select 1 from session where admin_id = 3288')).rowCount;
  const before = await sessions();
  await expect(signIn(server.transport(), 't_city', PASSWORD)).rejects.toMatchObject({ code: 503 });
  expect(await sessions()).toBe(before);
  await server.pool.query('drop trigger refused on audit_inbox');
  await signIn(server.transport(), 't_city', PASSWORD);
  const { rows } = await server.pool.query(
    "select row -> 'detail' as detail from audit_inbox where row ->> 'act' = 'account.auth.login' and row ->> 'actor' = '3288' order by id desc limit 1",
  );
  expect(rows[0].detail).toEqual({ account: 't_city', amr: ['pwd'], st: 1 });
});
