import { randomBytes } from 'node:crypto';
import { checkSms, signIn, type ApiError } from '@tqc/client';
import { auth, loginSms, usbKey } from '@tqc/contract/account';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';
import { newestCode } from '../../testing/texts';

const FLOOD = 260;
let server: TestServer;
let now = Date.parse('2024-06-18T02:00:00Z');
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  // The clock stands still: everything of a test comes within the same ten seconds.
  now += 60_000;
  server.setNow(new Date(now));
  await server.pool.query('delete from sign_in_failure');
});

/** Everything at once from one address, which is also everybody else's; tells the codes. */
async function flood(send: () => Promise<unknown>, n = FLOOD): Promise<number[]> {
  const codes: number[] = [];
  for (let done = 0; done < n; done += 20)
    codes.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, () =>
          send().then(
            () => 0,
            (error: ApiError) => error.code,
          ),
        ),
      )),
    );
  return codes;
}

function garbage(pow?: string): Promise<unknown> {
  return server.transport().send(auth.login, {
    account: 't_city',
    pass: `k1.${randomBytes(48).toString('base64url')}`,
    salt: randomBytes(65).toString('base64url'),
    type: 1,
    ...(pow ? { pow } : {}),
  });
}

test('同一地址不停地取登录密钥，不耽误那里的人登录', async () => {
  const mine = server.transport();
  const codes = await flood(() => mine.send(auth.signInKey, {}));
  expect(new Set(codes)).toEqual(new Set([0]));
  await signIn(server.transport(), 't_city', PASSWORD);
});

test('同一地址不停地送来打不开的登录：做了功的人照常登录，没做的不查库、不计数', async () => {
  const codes = await flood(() => garbage());
  expect(codes.filter((code) => code === 499).length).toBeLessThanOrEqual(120);
  const { rows } = await server.pool.query("select n from sign_in_failure where kind = 'noise'");
  await signIn(server.transport(), 't_city', PASSWORD);
  // Even when nothing is known of the address any more the crowd alone asks for work.
  await server.pool.query('delete from sign_in_failure');
  await expect(garbage()).rejects.toMatchObject({ code: 429, data: { pow: { bits: 14 } } });
  expect((await server.pool.query('select 1 from sign_in_failure')).rowCount).toBe(0);
  expect(rows[0].n).toBeLessThanOrEqual(120);
  await flood(() => garbage(), 400);
  await expect(garbage()).rejects.toMatchObject({ code: 429, data: { pow: { bits: 18 } } });
  await signIn(server.transport(), 't_city', PASSWORD);
});

test('同一地址不停地作别的没有会话的调用，不耽误登录和第二步', async () => {
  await server.pool.query("update admin set login_type = 'sms' where account = 't_province'");
  const other = server.transport();
  const codes = await flood(() => other.send(usbKey.getUKeyCert, {}));
  expect(codes.filter((code) => code === 429)).toHaveLength(FLOOD - 200);
  const mine = server.transport();
  const { answer } = await signIn(mine, 't_province', PASSWORD);
  await mine.send(loginSms.sendLoginSms, { token: answer.user.smsToken });
  await checkSms(mine, 't_province', answer.user.smsToken, await newestCode(server));
});
