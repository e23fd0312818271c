import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { wireOf, type Sent, type Told, type Wire } from '../../testing/wire';

const BATCHES = '/rest/edu/kernal/certificate/certBatch';
const KEY = '0197a1b2-0000-7000-8000-0000000000aa';
let server: TestServer;
let wire: Wire;
beforeAll(async () => {
  server = await testServer();
  wire = await wireOf(server, 'centre');
});

/** Asks for the list of batches, except for what is said otherwise. */
function send(sent: Partial<Sent>): Promise<Told> {
  return wire.send({ target: BATCHES, permission: 'register.certBatch.view', ...sent });
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

// Rules: permission-02, permission-03
test.each<[string, Partial<Sent>, number, string]>([
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
  const answer = await send({ stamp: Date.now() - 10 * 60_000 });
  expect(answer).toMatchObject({ code: 488, data: { stamp: expect.any(Number) } });
});

test('同一编号换了路径或内容就不再认：删除两条记录不会只删一条', async () => {
  const add = (cbName: string, key: string) =>
    send({
      method: 'POST',
      permission: 'register.certBatch.add',
      body: batch.replace('2030年', cbName).replace('2030,', `${cbName.slice(0, 4)},`),
      key,
    });
  const [a, b] = [
    await add('2031年', KEY.replace(/aa$/, 'b1')),
    await add('2032年', KEY.replace(/aa$/, 'b2')),
  ];
  expect([a?.code, b?.code]).toEqual([0, 0]);
  const remove = ({ data }: Told) =>
    send({
      method: 'DELETE',
      target: `${BATCHES}/${(data as { id: string }).id}`,
      permission: 'register.certBatch.delete',
      key: KEY.replace(/aa$/, 'b3'),
      ifMatch: '"1"',
    });
  expect((await remove(a)).code).toBe(0);
  expect((await remove(a)).code).toBe(0);
  expect(await remove(b)).toMatchObject({ code: 422 });
  expect((await send({ target: `${BATCHES}/${(b.data as { id: string }).id}` })).code).toBe(0);
});

test.each<[string, Partial<Sent>]>([
  ['字母作编号', { target: `${BATCHES}/abc` }],
  ['23位数字作编号', { target: `${BATCHES}/${'9'.repeat(23)}` }],
  ['超出数据库整数的编号', { target: `${BATCHES}/9999999999999999999` }],
  ['查询里的空字符', { target: `${BATCHES}?cbName=%00` }],
  [
    '正文里的空字符',
    {
      method: 'POST',
      permission: 'register.certBatch.add',
      body: batch.replace('2030年', String.raw`a\u0000b`),
      key: KEY,
    },
  ],
  [
    '正文里半个字',
    {
      method: 'POST',
      permission: 'register.certBatch.add',
      body: batch.replace('2030年', String.raw`\ud800`),
      key: KEY,
    },
  ],
])('%s是400，不是系统错误', async (_name, sent) => {
  expect((await send(sent)).code).toBe(400);
});

test('写坏了的百分号当作普通文字查，查不到也不出错', async () => {
  for (const text of ['%ED%A0%80', '%E4%', '%'])
    expect(await send({ target: `${BATCHES}?cbName=${text}` })).toMatchObject({
      code: 0,
      data: { total: 0 },
    });
});

test('原型上的名字、读不懂的地址、没有分界的上传都有明确的拒绝', async () => {
  expect((await send({ target: `${BATCHES}?constructor=1` })).code).toBe(400);
  expect((await send({ target: `${BATCHES}/%ED%A0%80` })).code).toBe(400);
  const change = { 'content-type': 'multipart/form-data' };
  const upload = { method: 'POST', target: '/rest/edu/resource/updateFile', key: KEY, body: 'x' };
  const permission = 'resource.file.upload';
  expect((await send({ ...upload, permission, change })).code).toBe(461);
  const cut = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await send({ ...upload, permission, change: cut })).code).toBe(400);
});

test('参数名由调用者随意写：答复和审计里最多三个、每个三十字，不会写满审计，也上不了大屏', async () => {
  const names = Array.from({ length: 50 }, (_, n) => `${n}${'假话'.repeat(1000)}`);
  const { code, message } = await send({
    method: 'POST',
    permission: 'register.certBatch.add',
    body: batch.replace('{', `{${names.map((name) => `"${name}":1,`).join('')}`),
    key: KEY,
  });
  expect(code).toBe(400);
  expect(message).toMatch(/^不支持的参数：0假话.*等50个$/);
  expect(message.length).toBeLessThan(130);
  const { rows } = await server.pool.query<{ size: number }>(
    'select max(octet_length(row::text)) as size from audit_inbox',
  );
  expect(rows[0]?.size).toBeLessThan(8000);
});
