import { setTimeout as sleep } from 'node:timers/promises';
import { proveForgottenCode, resetPassword, sendForgottenCode, signIn } from '@tqc/client';
import { forgetPass, loginSms } from '@tqc/contract/account';
import { beforeEach, expect, test } from 'vitest';
import { PASSWORD, testServer } from '../../testing/server';
import { handedTexts, newestCode } from '../../testing/texts';

/** With what helps whoever has another phone by now (sms-08). */
const SENTENCE =
  '验证码不正确或已失效，请核对后重新输入，或重新获取验证码；如登记的手机号码有误，请联系上级机构修改';
const right = { userName: 't_otherPoint', mobile: '15400000102' };
/** A little less than every refusal takes, in milliseconds. */
const LEAST = 290;
const server = await testServer();
let day = Date.parse('2024-06-18T02:00:00Z');

beforeEach(async () => {
  day += 86_400_000;
  server.setNow(new Date(day));
  await server.pool.query(
    "delete from sign_in_failure; delete from sms_code; update admin set login_type = ''",
  );
});

test('第一步对谁都一样答复：账号与手机号相符的才收到短信', async () => {
  const mine = server.transport();
  const asked = [
    right,
    { ...right, mobile: '15400009999' },
    { ...right, userName: 'nobody' },
  ] as const;
  for (const who of asked) expect(await mine.send(forgetPass.sendSms, who)).toBeNull();
  const texts = await handedTexts(server);
  expect(texts.map(({ mobile }) => mobile)).toEqual([right.mobile]);
});

test('第二步不透露错在哪里：换人、验证码错、没要过验证码，同一句话，同样久（sms-08）', async () => {
  const mine = server.transport();
  await mine.send(forgetPass.sendSms, right);
  const code = await newestCode(server);
  const wrong = code === '000000' ? '000001' : '000000';
  for (const input of [
    { ...right, code: wrong },
    { ...right, mobile: '15400009999', code },
  ]) {
    const order: string[] = [];
    const early = sleep(LEAST).then(() => order.push('least'));
    await expect(mine.send(forgetPass.verificationSms, input)).rejects.toMatchObject({
      code: 422,
      message: SENTENCE,
    });
    order.push('answer');
    await early;
    expect(order).toEqual(['least', 'answer']);
  }
  expect(await proveForgottenCode(mine, { ...right, code })).toMatch(/^rt_/);
});

test('第四次起先要做功，对的错的都算；客户端做完接着办', async () => {
  const mine = server.transport();
  for (let n = 0; n < 3; n += 1) await mine.send(forgetPass.sendSms, right);
  await expect(mine.send(forgetPass.sendSms, right)).rejects.toMatchObject({
    code: 429,
    data: { pow: { bits: 14 } },
  });
  await expect(
    mine.send(forgetPass.verificationSms, { ...right, code: '000000' }),
  ).rejects.toMatchObject({ code: 429 });
  await sendForgottenCode(mine, right);
});

test('同一地址同时为三十个账号要验证码：没有做功的只受理前三个', async () => {
  const codes = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      server
        .transport()
        .send(forgetPass.sendSms, { ...right, userName: `nobody_${n}` })
        .then(
          () => 0,
          (error: { code: number }) => error.code,
        ),
    ),
  );
  expect(codes.filter((code) => code === 0).length).toBeLessThanOrEqual(3);
  const { rows } = await server.pool.query(
    "select n from sign_in_failure where kind = 'forgetAddress'",
  );
  expect(rows[0].n).toBeLessThanOrEqual(3);
});

test('一个地址试得太快就得等', async () => {
  const mine = server.transport();
  const codes: number[] = [];
  for (let n = 0; n < 62; n += 1)
    await mine
      .send(forgetPass.resetPass, { userName: 't_city', token: 'rt_x', password: 'k1.x' })
      .catch((error: { code: number }) => codes.push(error.code));
  expect(codes.filter((code) => code === 422)).toHaveLength(60);
  expect(codes.slice(-2)).toEqual([429, 429]);
});

test('别人用你的账号找回密码，用不掉你登录的验证码', async () => {
  await server.pool.query("update admin set login_type = 'sms' where account = 't_otherPoint'");
  await server.transport().send(forgetPass.sendSms, right);
  expect(await handedTexts(server)).toHaveLength(1);
  const mine = server.transport();
  const { answer } = await signIn(mine, 't_otherPoint', PASSWORD);
  await mine.send(loginSms.sendLoginSms, { token: answer.user.smsToken });
  expect(await handedTexts(server)).toHaveLength(1);
});

test('同一手机号码同时要求十次验证码，只发出一条', async () => {
  const who = { userName: 't_centre', mobile: '15400000001' };
  await Promise.all(
    Array.from({ length: 10 }, () =>
      server
        .transport()
        .send(forgetPass.sendSms, who)
        .catch(() => undefined),
    ),
  );
  expect(await handedTexts(server)).toHaveLength(1);
});

test('重设密码与它的审计行同生共死：行写不进去，密码也没有改', async () => {
  const mine = server.transport();
  await mine.send(forgetPass.sendSms, right);
  const token = await proveForgottenCode(mine, { ...right, code: await newestCode(server) });
  const phc = async () =>
    (await server.pool.query("select password_phc from admin where account = 't_otherPoint'"))
      .rows[0].password_phc;
  const before = await phc();
  await server.pool.query(
    `create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'full' using errcode = '53100'; end $$;
     create trigger refused before insert on audit_inbox for each row when (new.row ->> 'act' = 'account.forgetPass.resetPass') execute function refuse_row()`,
  );
  const reset = () => resetPassword(mine, right.userName, token, 'Rainy_2025#');
  await expect(reset()).rejects.toMatchObject({ code: 503 });
  expect(await phc()).toBe(before);
  await server.pool.query('drop trigger refused on audit_inbox');
  await reset();
  expect(await phc()).not.toBe(before);
});
