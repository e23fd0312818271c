import { createHash, createHmac } from 'node:crypto';
import { signIn } from '@tqc/client';
import { ALGORITHM, canonicalText, extractSignature } from '@tqc/contract/wire';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../../testing';

const BATCHES = '/rest/edu/kernal/certificate/certBatch';
const KEY = '0197a1b2-0000-7000-8000-0000000000aa';
let server: TestServer;
let token = '';
let kSig: Buffer;

/** A session whose key the test knows, as no browser does: the server's own copy is opened. */
beforeAll(async () => {
  server = await testServer();
  const mine = server.transport();
  await signIn(mine, 't_centre', PASSWORD);
  token = mine.session?.token ?? '';
  const { openSecret, sessionKeys } = await import('../session');
  const { rows } = await server.pool.query<{ sid: string; secret: Buffer; enc: Buffer }>(
    'select sid, secret, enc from session',
  );
  const row = rows[0];
  if (!row) throw new Error('no session');
  kSig = sessionKeys(openSecret(server.app.auth.keys.master, row.sid, row.secret), row.enc).kSig;
});

interface Sent {
  readonly method?: string;
  readonly target?: string;
  readonly permission?: string;
  readonly body?: string;
  readonly key?: string;
  readonly ifMatch?: string;
  readonly change?: Readonly<Record<string, string | undefined>>;
}

async function send({
  method = 'GET',
  target = BATCHES,
  permission = 'register.certBatch.view',
  body = '',
  key = '',
  ifMatch = '',
  change = {},
}: Sent): Promise<{ code: number; message: string }> {
  const stamp = String(Date.now());
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const full = createHmac('sha256', kSig)
    .update(
      canonicalText({
        method,
        target,
        permission,
        app: 'tqc-admin',
        stamp,
        idempotencyKey: key,
        ifMatch,
        tokenHash: sha(token),
        bodyHash: sha(body),
      }),
    )
    .digest('base64url');
  const headers: Record<string, string | undefined> = {
    permission,
    token,
    app: 'tqc-admin',
    algorithm: ALGORITHM,
    stamp,
    'signature-full': full,
    signature: extractSignature(createHash('md5').update(full).digest('hex'), stamp),
    ...(key ? { 'idempotency-key': key } : {}),
    ...(ifMatch ? { 'if-match': ifMatch } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...change,
  };
  const real = Object.fromEntries(
    Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
  const response = await fetch(server.url + target, {
    method,
    headers: real,
    ...(body ? { body } : {}),
  });
  return (await response.json()) as { code: number; message: string };
}

const batch = JSON.stringify({
  cbName: '2030年',
  year: 2030,
  half: 1,
  audience: [1],
  ctIds: [1],
  beginDate: '2030-03-01',
  endDate: '2030-06-01',
});

test.each<[string, Sent, number, string]>([
  ['没有这个权限', { permission: 'register.nothing.view' }, 404, '尚未支持的权限'],
  ['权限不属于这个接口', { permission: 'register.certBatch.add' }, 404, '该功能不支持调用该接口'],
  ['没有这个地址', { target: '/rest/edu/nothing' }, 404, '没有该接口或页面，请检查地址'],
  ['没有签名', { change: { 'signature-full': undefined } }, 487, '请求签名校验失败，请重新登录'],
  ['短签名不对', { change: { signature: 'zzzzz' } }, 487, '请求签名校验失败，请重新登录'],
  ['算法不对', { change: { algorithm: 'none' } }, 415, '登录凭证无效，请重新登录'],
  ['没有令牌', { change: { token: undefined } }, 481, '请先完成登录'],
  ['令牌是伪造的', { change: { token: 'a.b.c' } }, 415, '登录凭证无效，请重新登录'],
  [
    '写入没有编号',
    { method: 'POST', permission: 'register.certBatch.add', body: batch },
    400,
    '缺少或错误的idempotency-key',
  ],
  [
    '修改没有版本',
    {
      method: 'PUT',
      target: `${BATCHES}/1`,
      permission: 'register.certBatch.edit',
      body: '{}',
      key: KEY,
    },
    428,
    '缺少数据版本，请刷新后再操作',
  ],
  [
    '多余的字段',
    {
      method: 'POST',
      permission: 'register.certBatch.add',
      body: batch.replace('{', '{"admin":true,'),
      key: KEY,
    },
    400,
    '不支持的参数：admin',
  ],
  [
    '不是JSON',
    { method: 'POST', permission: 'register.certBatch.add', body: '{"a":', key: KEY },
    400,
    '参数有误',
  ],
  [
    '路径里已有的字段又放进正文',
    {
      method: 'PUT',
      target: `${BATCHES}/1`,
      permission: 'register.certBatch.edit',
      body: '{"cbId":"2"}',
      key: KEY,
      ifMatch: '"1"',
    },
    400,
    '参数有误',
  ],
  [
    '明文的证件号码',
    {
      target: '/rest/edu/kernal/certificate/registration?idNo=118801199803150015',
      permission: 'register.registration.view',
    },
    400,
    '参数有误',
  ],
  ['不能用来排序的字段', { target: `${BATCHES}?sort=version.asc` }, 400, '不支持该排序方式'],
])('%s', async (_name, sent, code, message) => {
  expect(await send(sent)).toMatchObject({ code, message });
});

test('改过的正文过不了签名；同一请求正常时成功', async () => {
  expect((await send({})).code).toBe(0);
  const body = batch;
  const response = await send({
    method: 'POST',
    permission: 'register.certBatch.add',
    body,
    key: KEY,
  });
  expect(response.code).toBe(0);
});

test('时间差超过两分钟时告诉正确的时间', async () => {
  const stamp = String(Date.now() - 10 * 60_000);
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  const full = createHmac('sha256', kSig)
    .update(
      canonicalText({
        method: 'GET',
        target: BATCHES,
        permission: 'register.certBatch.view',
        app: 'tqc-admin',
        stamp,
        idempotencyKey: '',
        ifMatch: '',
        tokenHash: sha(token),
        bodyHash: sha(''),
      }),
    )
    .digest('base64url');
  const answer = (await send({
    change: {
      stamp,
      'signature-full': full,
      signature: extractSignature(createHash('md5').update(full).digest('hex'), stamp),
    },
  })) as { code: number; message: string; data?: { stamp: number } };
  expect(answer.code).toBe(488);
  expect(answer.data?.stamp).toBeGreaterThan(0);
});
