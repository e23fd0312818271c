import { certBatch } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app';
import { testServer, type TestServer } from '../testing/server';
import { logSerializers, secretHeaders } from './logFields';

let server: TestServer;
let logged: Awaited<ReturnType<typeof createApp>>;
let demo: Awaited<ReturnType<typeof createApp>>;
let log = '';
beforeAll(async () => {
  server = await testServer();
  const logger = {
    level: 'info',
    redact: secretHeaders,
    serializers: logSerializers,
    stream: { write: (line: string) => void (log += line) },
  };
  logged = await createApp({ ...server.app, demo: false }, { logger, sites: true });
  logged.get('/broken', async () =>
    server.pool.query("insert into division (code, name, parent) values ('32', '秘密单位', '99')"),
  );
  logged.get('/unread', async () => server.pool.query("select '秘密编号'::bigint"));
  demo = await createApp(server.app, { sites: true });
});
afterAll(async () => {
  await logged.close();
  await demo.close();
});

test('查询的姓名、打开文件的凭证、出错的行都不写进日志', async () => {
  await logged.inject(
    `${certBatch.list.path}?cbName=${encodeURIComponent('张三丰')}&name=zhangsan`,
  );
  await logged.inject('/tqc/file/ft_secretsecretsecret');
  await logged.inject('/broken');
  await logged.inject('/unread');
  const text = decodeURIComponent(log.replaceAll('%', '%25')).replaceAll('%25', '%');
  expect(log).toContain('/tqc/file/ft_***');
  expect(log).toContain('/rest/');
  for (const secret of ['zhangsan', '张三丰', '%E5%BC%A0', 'secretsecret', '秘密单位', '秘密编号'])
    expect(text).not.toContain(secret);
});

test('错误只写名称、说明、代码和位置', () => {
  const error = Object.assign(new Error('null value in column "name"'), {
    code: '23502',
    detail: 'Failing row contains (1, 张三, 3201)',
    where: 'COPY registration, line 1: "张三"',
    table: 'registration',
  });
  expect(Object.keys(logSerializers.err(error)).sort()).toEqual([
    'code',
    'message',
    'stack',
    'type',
  ]);
  expect(JSON.stringify(logSerializers.err(error))).not.toContain('张三');
});

test('只看文件头的请求用不掉凭证', async () => {
  const point = await server.as('point');
  const { fileId } = await point(
    resource.updateFile,
    {},
    { files: [{ field: 'file', name: 'a.png', bytes: await picture() }] },
  );
  const { url } = await point(resource.ticket, { fileId, download: true });
  for (let n = 0; n < 3; n += 1)
    expect((await fetch(server.url + url, { method: 'HEAD' })).status).toBe(404);
  expect((await fetch(server.url + url)).status).toBe(200);
  expect((await fetch(server.url + url)).status).toBe(403);
});

test('账号停用或权限变了，没用过的文件链接也打不开', async () => {
  const point = await server.as('point');
  const { fileId } = await point(
    resource.updateFile,
    {},
    { files: [{ field: 'file', name: 'b.png', bytes: await picture() }] },
  );
  const link = async () => (await point(resource.ticket, { fileId, download: true })).url;
  const [first, second] = [await link(), await link()];
  const set = (what: string) =>
    server.pool.query(`update admin set ${what} where account = 't_point'`);
  await set('status = 0');
  expect((await fetch(server.url + first)).status).toBe(403);
  await set('status = 1');
  await set('pv = pv + 1');
  expect((await fetch(server.url + second)).status).toBe(403);
});

test('文件链接按地址限速，不成为压垮数据库的口子', async () => {
  const ask = () =>
    logged
      .inject({ url: '/tqc/file/ft_nobody', remoteAddress: '10.0.0.77' })
      .then(({ statusCode }) => statusCode);
  const codes: number[] = [];
  for (let n = 0; n < 201; n += 1) codes.push(await ask());
  expect(codes.slice(0, 200).every((code) => code === 403)).toBe(true);
  expect(codes.at(-1)).toBe(429);
});

test('违规报告按地址限量，只留认识的几项，不留查询条件和凭证', async () => {
  const report = {
    'csp-report': {
      'document-uri': 'https://tqc.example/tqc/list?name=张三',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/tqc/file/ft_abcdefgh',
      'script-sample': '张三的数据',
    },
  };
  const send = () =>
    logged.inject({
      method: 'POST',
      url: '/tqc/csp',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(report),
    });
  log = '';
  expect((await send()).statusCode).toBe(204);
  expect(log).toContain('"document-uri":"https://tqc.example/tqc/list"');
  expect(log).not.toContain('张三');
  expect(log).not.toContain('abcdefgh');
  for (let n = 0; n < 19; n += 1) expect((await send()).statusCode).toBe(204);
  expect((await send()).statusCode).toBe(429);
});

test.each(['', '{', 'null', '[]', '"x"', '{"csp-report":null}', '[{"body":"x"}]'])(
  '看不懂的违规报告不写日志：%s',
  async (payload) => {
    log = '';
    const { statusCode } = await logged.inject({
      method: 'POST',
      url: '/tqc/csp',
      remoteAddress: '10.0.0.9',
      headers: { 'content-type': 'application/csp-report' },
      payload,
    });
    expect(statusCode).toBeLessThan(500);
    expect(log).not.toContain('content security policy');
  },
);

test('接口目录和组件手册只在演示时有', async () => {
  for (const path of ['/api-docs/', '/api-docs/openapi.json', '/api-docs', '/storybook/'])
    expect((await logged.inject(path)).statusCode).toBe(404);
  expect((await demo.inject('/api-docs/')).statusCode).toBe(200);
});

async function picture(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const drawn = sharp({ create: { width: 30, height: 30, channels: 3, background: '#8ad' } });
  return new Uint8Array(await drawn.png().toBuffer());
}
