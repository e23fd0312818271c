import { proveForgottenCode, sendForgottenCode, signIn } from '@tqc/client';
import { forgetPass, loginSms } from '@tqc/contract/account';
import { beforeEach, expect, test } from 'vitest';
import { PASSWORD, testServer } from '../../testing/server';
import { handedTexts, newestCode } from '../../testing/texts';

const SENTENCE = '验证码不正确或已失效，请核对后重新输入，或重新获取验证码';
const right = { userName: 't_otherPoint', mobile: '15400000102' };
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

test('第二步不透露错在哪里：换人、验证码错、没要过验证码，同一句话，同样久', async () => {
  const mine = server.transport();
  await mine.send(forgetPass.sendSms, right);
  const code = await newestCode(server);
  const wrong = code === '000000' ? '000001' : '000000';
  for (const input of [
    { ...right, code: wrong },
    { ...right, mobile: '15400009999', code },
  ]) {
    const begun = Date.now();
    await expect(mine.send(forgetPass.verificationSms, input)).rejects.toMatchObject({
      code: 422,
      message: SENTENCE,
    });
    expect(Date.now() - begun).toBeGreaterThanOrEqual(295);
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
