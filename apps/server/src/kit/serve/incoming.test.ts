import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { headersOnly, wireOf, type Wire } from '../../testing/wire';

const KEY = '0197a1b2-0000-7000-8000-0000000000a1';
const BATCHES = '/rest/edu/kernal/certificate/certBatch';
const UPLOAD = '/rest/edu/resource/updateFile';
const MB = 1024 * 1024;
const MULTIPART = 'multipart/form-data; boundary=x';
const HASH = createHash('sha256').update('something').digest('hex');
let server: TestServer;
let wire: Wire;
beforeAll(async () => {
  server = await testServer();
  wire = await wireOf(server, 'centre');
});

const upload = {
  method: 'POST',
  target: UPLOAD,
  permission: 'resource.file.upload',
  key: KEY,
  bodyHash: HASH,
};
const declared = { 'content-type': MULTIPART, 'body-hash': HASH };

test('几万个名字的正文不等读完就被拒绝，一千条记录的照常', async () => {
  const send = (body: string) =>
    wire.send({
      method: 'POST',
      target: BATCHES,
      permission: 'register.certBatch.add',
      body,
      key: KEY,
    });
  const names = (n: number) => Array.from({ length: n }, (_, at) => `"n${at}":1`).join(',');
  const nested = `{${Array.from({ length: 60 }, (_, at) => `"a${at}":[${'1,'.repeat(999)}1]`).join(',')}}`;
  const deep = `{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}`;
  const empty = `{"a":[${'[],'.repeat(300_000)}[]]}`;
  for (const body of [`{${names(301)}}`, `{${names(85_000)}}`, nested, deep, empty])
    expect(await send(body)).toMatchObject({ code: 400, message: '参数有误' });
  const records = Array.from({ length: 1000 }, (_, at) => ({ id: String(at), version: 1 }));
  // Read as a whole, and refused for what it says.
  expect((await send(JSON.stringify({ records }))).message).toBe('请输入批次名称');
});

test('没有登录的人说要传120MB，一个字节没读就被拒绝', async () => {
  const login = { method: 'POST', target: '/rest/edu/tqc/security/auth/login/oauth' };
  const length = { 'content-length': String(120 * MB) };
  const unknown = await headersOnly(server.url, login, { 'content-type': MULTIPART, ...length });
  expect(unknown.code).toBe(415);
  const known = { algorithm: 'jwt/md5/extract', app: 'tqc-admin', stamp: String(Date.now()) };
  const json = { ...known, 'content-type': 'application/json', ...length };
  expect((await headersOnly(server.url, login, json)).code).toBe(460);
  const parts = { ...known, 'content-type': MULTIPART, ...length };
  expect((await headersOnly(server.url, login, parts)).code).toBe(461);
});

test('令牌、签名、权限、渠道不对，一个字节没读就被拒绝', async () => {
  const only = (change: Record<string, string | undefined>) =>
    wire.headersOnly({ ...upload, change: { ...declared, ...change } }, 15 * MB);
  expect((await only({ token: undefined })).code).toBe(481);
  expect((await only({ token: 'a.b.c' })).code).toBe(415);
  expect((await only({ 'signature-full': 'x'.repeat(43) })).code).toBe(487);
  expect((await only({ 'body-hash': 'f'.repeat(64) })).code).toBe(487);
  const wrong = { ...upload, permission: 'register.certBatch.add', change: declared };
  expect((await wire.headersOnly(wrong, 15 * MB)).code).toBe(404);
  const channel = { ...declared, channel: 'applicant', stamp: String(Date.now()) };
  const intake = { target: '/rest/edu/intake/registration' };
  const length = { 'content-length': String(60 * MB), 'signature-full': 'x' };
  expect((await headersOnly(server.url, intake, { ...channel, ...length })).code).toBe(487);
  const stranger = { ...channel, ...length, channel: 'stranger' };
  expect((await headersOnly(server.url, intake, stranger)).code).toBe(481);
});

test('超过接口上限、没有声明内容校验值、没有长度的上传不读', async () => {
  const of = (change: Record<string, string | undefined>, length = 15 * MB) =>
    wire.headersOnly({ ...upload, change: { ...declared, ...change } }, length);
  expect((await of({}, 23 * MB)).code).toBe(460);
  expect((await of({ 'body-hash': undefined })).code).toBe(400);
  const json = {
    method: 'POST',
    target: BATCHES,
    permission: 'register.certBatch.add',
    key: KEY,
    change: { 'content-type': 'application/json' },
  };
  expect((await wire.headersOnly(json, 100_000)).code).toBe(460);
  expect(
    (
      await wire.headersOnly(
        { ...json, change: { ...json.change, 'content-type': MULTIPART } },
        1000,
      )
    ).code,
  ).toBe(461);
});

test('声明的校验值与内容不同按签名错误处理；查询带正文的拒绝', async () => {
  const call = { method: 'POST', target: BATCHES, permission: 'register.certBatch.add', key: KEY };
  const other = await wire.send({ ...call, body: '{"a":1}', bodyHash: HASH });
  expect(other.code).toBe(487);
  const get = { method: 'GET', target: BATCHES, permission: 'register.certBatch.view' };
  expect((await wire.headersOnly(get, 5)).code).toBe(400);
});

test('一个会话同时在传的内容有上限', async () => {
  const started = Array.from({ length: 4 }, () =>
    wire.headersOnly({ ...upload, change: declared }, 20 * MB).then(
      ({ code }) => code,
      () => 0,
    ),
  );
  // Three wait for bodies that never come; the fourth finds no room.
  expect(await Promise.race(started)).toBe(429);
});

test('一次上传的文件个数有上限', async () => {
  const parts = Array.from(
    { length: 3 },
    (_, at) =>
      `--x\r\ncontent-disposition: form-data; name="f${at}"; filename="a.png"\r\n\r\n1\r\n`,
  );
  const body = `${parts.join('')}--x--\r\n`;
  const one = createHash('sha256').update('1').digest('hex');
  const lines = parts.map((_, at) => `f${at}\ta.png\t${one}\n`).join('');
  const bodyHash = createHash('sha256').update(lines).digest('hex');
  const change = { 'content-type': MULTIPART, 'body-hash': bodyHash };
  expect((await wire.send({ ...upload, body, bodyHash, change })).code).toBe(460);
});

test('一个地址同时在传的小内容也有上限；只说要传、没有传来的不占别人的位置', async () => {
  const login = { method: 'POST', target: '/rest/edu/tqc/security/auth/login/oauth' };
  const known = { algorithm: 'jwt/md5/extract', app: 'tqc-admin', stamp: String(Date.now()) };
  const json = { ...known, 'content-type': 'application/json' };
  const length = { 'content-length': String(64 * 1024) };
  const open = (begun = '') =>
    headersOnly(server.url, login, { ...json, ...length }, begun).then(
      ({ code }) => code,
      () => 0,
    );
  // More than would have room if what is declared counted: nobody is refused.
  const declaredOnly = Array.from({ length: 140 }, () => open());
  const sent = { method: 'POST', headers: json, body: '{}' };
  const honest = fetch(server.url + login.target, sent).then(
    async (answer) => ((await answer.json()) as { readonly code: number }).code,
  );
  expect([429, 0]).not.toContain(await Promise.race([...declaredOnly, honest]));
  const begun = Array.from({ length: 140 }, () => open('x'.repeat(63 * 1024)));
  // 126 of them have room for what came and wait for the rest; one more finds none.
  expect(await Promise.race(begun)).toBe(429);
});
