import { view } from '@tqc/contract/account';
import { errorCatalogue, signsOut } from '@tqc/contract/errors';
import axios from 'axios';
import { expect, test } from 'vitest';
import { testKeys } from './testKeys';
import { createTransport } from './transport';

/** The codes that end a session and what each says: as the specification lists them. */
const FORCED: readonly (readonly [number, string])[] = [
  [410, '会话已结束，请重新登录'],
  [413, '长时间未操作，已自动退出，请重新登录'],
  [415, '登录凭证无效，请重新登录'],
  [481, '请先完成登录'],
  [486, '您的账号已在其他地方登录'],
  [487, '请求签名校验失败，请重新登录'],
  [488, '请求已过期或重复，请校准电脑时间后重新登录'],
  [491, '密码已修改或被重置，请重新登录'],
  [492, '该用户已经停用，不允许登录，请联系上级机构！'],
  [494, '登录失败次数过多，账号已锁定，请30分钟后再试'],
  [496, 'USB Key无效或未插入，请检查后重新登录'],
  [497, '您的权限或所属机构已变更，请重新登录'],
  [498, '登录已过期，请重新登录'],
  [499, '登录系统后台异常，账号和密码错误，请您与上级机构核实用户权限或者找回密码。'],
];

/** A transport with a session, whose line answers every call with a code, and whom it told. */
async function answering(code: number, message: string) {
  const told: (readonly [number, string])[] = [];
  const http = axios.create({
    adapter: (config) =>
      Promise.resolve({
        data: new TextEncoder().encode(JSON.stringify({ code, message, data: null })).buffer,
        status: 401,
        statusText: '',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        config,
      }),
  });
  const onSignedOut = (...said: readonly [number, string]) => told.push(said);
  const transport = createTransport({ baseUrl: '', app: 'tqc-admin', http, onSignedOut });
  transport.session = { token: 'token', keys: await testKeys() };
  return { transport, told };
}

// Rules: guard-07, error-07, error-08, error-09, error-10, error-12, error-13, error-14, error-15,
// error-16, error-17, error-18, error-19, error-20
test('强制退出的代码就是这些，每个有规定的一句话', () => {
  const codes = Object.keys(errorCatalogue).map(Number).filter(signsOut);
  expect(codes.sort((one, two) => one - two)).toEqual(FORCED.map(([code]) => code));
  for (const [code, message] of FORCED)
    expect(errorCatalogue[code as keyof typeof errorCatalogue].message).toBe(message);
});

test.each(FORCED)('强制退出 %i：几个请求一起被拒绝，退出一次，说明一次', async (code, message) => {
  const { transport, told } = await answering(code, message);
  const answers = await Promise.allSettled(
    [1, 2, 3].map((screen) => transport.send(view.list, { screen: `register.s${screen}` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(told).toEqual([[code, message]]);
  expect(transport.session).toBeUndefined();
});

test('不强制退出的代码不动会话', async () => {
  const { transport, told } = await answering(403, '您不具备该条数据的权限，请刷新页面后再操作！');
  await expect(transport.send(view.list, { screen: 'register.s1' })).rejects.toMatchObject({
    code: 403,
  });
  expect(told).toEqual([]);
  expect(transport.session).toBeDefined();
});
