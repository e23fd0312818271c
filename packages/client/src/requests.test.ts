import { auth, loginSms, view } from '@tqc/contract/account';
import { certAssign } from '@tqc/contract/cert';
import type { Call } from '@tqc/contract/kit';
import { certBatch, registration } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { headers as names } from '@tqc/contract/wire';
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import { expect, test } from 'vitest';
import { testKeys } from './testKeys';
import { createTransport } from './transport';

/** A transport with a session whose line keeps what is sent, and answers as it is told. */
async function line(answer: { code?: number; message?: string; status?: number; text?: string }) {
  const { code = 0, message = '', status = 200, text } = answer;
  const sent: InternalAxiosRequestConfig[] = [];
  const told: number[] = [];
  const http = axios.create({
    adapter: async (config) => {
      sent.push(config);
      const json = JSON.stringify({ code, message, data: code === 0 ? {} : null });
      const type = text === undefined ? 'application/json; charset=utf-8' : 'image/png';
      return {
        data: new TextEncoder().encode(text ?? json).buffer,
        status,
        statusText: '',
        headers: { 'content-type': type },
        config,
      };
    },
  });
  const transport = createTransport({
    baseUrl: '',
    app: 'tqc-admin',
    http,
    onSignedOut: (ended) => told.push(ended),
  });
  transport.session = { token: 'token-of-the-session', keys: await testKeys() };
  return { transport, sent, told };
}

const headerOf = (config: InternalAxiosRequestConfig | undefined, name: string) =>
  String(config?.headers.get(name) ?? '');

// Rules: permission-01, request-03, request-05, request-06, request-07, request-08
test('每个请求都带权限、会话的令牌、五个字符的签名、应用、算法和毫秒时刻', async () => {
  const { transport, sent } = await line({});
  const before = Date.now();
  await transport.send(certBatch.list, {});
  const [config] = sent;
  expect(headerOf(config, names.permission)).toBe(certBatch.list.permission);
  expect(headerOf(config, names.token)).toBe('token-of-the-session');
  expect(headerOf(config, names.signature)).toMatch(/^\S{5}$/);
  expect(headerOf(config, names.app)).toBe('tqc-admin');
  expect(headerOf(config, names.algorithm)).toBe('jwt/md5/extract');
  expect(Number(headerOf(config, names.stamp))).toBeGreaterThanOrEqual(before);
  expect(Number(headerOf(config, names.stamp))).toBeLessThanOrEqual(Date.now());
});

// Rules: request-02, request-09
test('路径里的参数填进地址，正文里不再有；正文是 JSON', async () => {
  const { transport, sent } = await line({});
  await transport.send(certBatch.update, { cbId: '7', cbName: '春季' }, { version: 1 });
  expect(sent[0]?.url).toMatch(/\/7$/);
  expect(JSON.parse(String(sent[0]?.data))).toEqual({ cbName: '春季' });
  expect(headerOf(sent[0], 'content-type')).toBe('application/json');
});

test('查询里的数组逐个写出，名称相同（request-04）', async () => {
  const { transport, sent } = await line({});
  await transport.send(registration.list, { statuses: [15, 18] });
  expect(sent[0]?.url).toMatch(/\?statuses=15&statuses=18$/);
});

test('要文件的请求拿到的是原样的内容，不拆包（download-02）', async () => {
  const picture = 'x'.repeat(200);
  const { transport } = await line({ text: picture });
  const blob = await transport.send(resource.viewImage, { fileId: '7' });
  expect(blob).toBeInstanceOf(Blob);
  expect(await new Response(blob).text()).toBe(picture);
});

const METHODS: readonly (readonly [Call, Record<string, unknown>])[] = [
  [certBatch.list, {}],
  [certBatch.update, { cbId: '7', cbName: '春季' }],
  [certBatch.remove, { cbId: '7' }],
  [certAssign.create, { records: [] }],
];

// Rules: error-02, error-03, error-04, error-05
test.each(METHODS.map(([call, input]) => [call.method, call, input] as const))(
  '服务器出错时，%s 请求说的是规定的话，不退出',
  async (_, call, input) => {
    for (const answer of [
      { code: -1, status: 500 },
      { status: 502, text: '<html>' },
    ]) {
      const { transport, told } = await line(answer);
      await expect(transport.send(call, input as never, { version: 1 })).rejects.toMatchObject({
        code: -1,
        message: '系统错误，请联系管理员',
      });
      expect(told).toEqual([]);
    }
  },
);

test('修改时权限已变更的，退出（error-23）', async () => {
  const { transport, told } = await line({ code: 497, status: 401 });
  await expect(
    transport.send(certBatch.update, { cbId: '7', cbName: '春季' }, { version: 1 }),
  ).rejects.toMatchObject({ code: 497, message: '您的权限或所属机构已变更，请重新登录' });
  expect(told).toEqual([497]);
});

test('连不上时代码是 0，说明检查网络（error-24）', async () => {
  const http = axios.create({ adapter: () => Promise.reject(new AxiosError('Network Error')) });
  const transport = createTransport({ baseUrl: '', app: 'tqc-admin', http });
  await expect(transport.send(auth.signInKey, {})).rejects.toMatchObject({
    code: 0,
    message: '网络连接失败，请检查网络后重试',
  });
});

// Rules: signin-19
test('带代码的答复就是拒绝，照服务器的话说：要短信验证码也一样', async () => {
  const { transport } = await line({ code: 429, message: '操作过于频繁，请稍后再试', status: 429 });
  await expect(transport.send(loginSms.sendLoginSms, { token: 'st_x' })).rejects.toMatchObject({
    code: 429,
    message: '操作过于频繁，请稍后再试',
  });
  const other = await line({ code: 422, message: '视图已满', status: 422 });
  await expect(other.transport.send(view.remove, { id: '7' })).rejects.toThrow('视图已满');
});
