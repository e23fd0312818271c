import { signIn } from '@tqc/client';
import { beforeAll, expect, test } from 'vitest';
import { askedSteps, takeBackStep } from './signInStep';
import { PASSWORD, testServer, type TestServer } from './testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const take = (asked: Partial<Parameters<typeof takeBackStep>[1]>) =>
  takeBackStep(server.app, {
    type: '',
    account: '',
    step: 'none',
    reason: '短信网关停了',
    ...asked,
  });
const passes = async (account: string) => {
  const { answer } = await signIn(server.transport(), account, PASSWORD);
  return answer.user.loginType;
};
const audit = async () =>
  (
    await server.pool.query(
      "select row->>'obj' as obj, row->'detail' as detail from audit_inbox where row->>'act' = 'rms.system.setAuthentication' order by id",
    )
  ).rows;

test('没有人能出示的登录验证，在本机放宽后马上登录得了，写入审计', async () => {
  await server.pool.query("update sign_in_step set step = 'certsms' where org_type = 5");
  await expect(passes('t_centre')).rejects.toMatchObject({ code: 496 });
  expect((await askedSteps(server.app)).find(({ orgType }) => orgType === 5)).toMatchObject({
    step: 'certsms',
    people: 1,
    withoutMobile: 0,
  });
  expect(await take({ type: '5' })).toMatchObject({ before: 'certsms' });
  expect(await passes('t_centre')).toBe('');
  expect(await audit()).toEqual([
    {
      obj: 'signInStep/5',
      detail: { before: 'certsms', after: 'none', reason: '短信网关停了', operator: '本机命令' },
    },
  ]);
});

test('一个人自己的登录验证也能放宽', async () => {
  await server.pool.query("update admin set ukey_required = true where account = 't_county'");
  await expect(passes('t_county')).rejects.toMatchObject({ code: 496 });
  await take({ account: 't_county' });
  expect(await passes('t_county')).toBe('');
  expect((await audit()).at(-1)).toMatchObject({ obj: 'admin/328801' });
});

test('本机只能放宽；没有写原因、没有说是谁的不办', async () => {
  await expect(take({ type: '5', step: 'sms' })).rejects.toThrow('只能放宽');
  await expect(take({ type: '5' })).rejects.toThrow('只能放宽');
  await expect(take({ type: '5', reason: '停了' })).rejects.toThrow('--reason');
  await expect(take({ type: '5', step: 'all' })).rejects.toThrow('--step');
  await expect(take({})).rejects.toThrow('--type');
  await expect(take({ type: '5', account: 't_county' })).rejects.toThrow('二者取一');
  await expect(take({ type: '9' })).rejects.toThrow('没有编号为 9');
  await expect(take({ account: 'nobody' })).rejects.toThrow('没有账号');
  expect(await audit()).toHaveLength(2);
});
