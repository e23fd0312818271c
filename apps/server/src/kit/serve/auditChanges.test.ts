import { personal } from '@tqc/contract/account';
import { certBatch, registration } from '@tqc/contract/register';
import { resource } from '@tqc/contract/resource';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { newBatch, testRoad } from '../../testing/road';
import { wireOf } from '../../testing/wire';

let server: TestServer;
let regId = '';
beforeAll(async () => {
  server = await testServer();
  regId = await (await testRoad(server)).filed(310);
});

interface Row {
  readonly act: string;
  readonly actor: string;
  readonly ok: boolean;
  readonly obj: string;
  readonly detail: {
    readonly changes?: readonly {
      readonly table: string;
      readonly op: string;
      readonly before?: Record<string, unknown>;
      readonly after?: Record<string, unknown>;
    }[];
    readonly [name: string]: unknown;
  };
}

async function rows(act: string): Promise<Row[]> {
  const found = await server.pool.query<{ row: Row }>(
    "select row from audit_inbox where row ->> 'act' = $1 order by id",
    [act],
  );
  return found.rows.map(({ row }) => row);
}

test('修改的记录写明改了什么：前后值都有，版本不算', async () => {
  const centre = await server.as('centre');
  const { id } = await centre(certBatch.create, { ...newBatch, cbName: '2035年', year: 2035 });
  await centre(
    certBatch.update,
    { ...newBatch, cbName: '2035年春', year: 2035, cbId: id },
    { version: 1 },
  );
  const row = (await rows(certBatch.update.id)).at(-1);
  expect(row?.detail.changes).toEqual([
    {
      table: 'plan_batch',
      key: id,
      op: 'update',
      before: { cb_name: '2035年' },
      after: { cb_name: '2035年春' },
    },
  ]);
  await centre(certBatch.remove, { cbId: id }, { version: 2 });
  expect((await rows(certBatch.remove.id)).at(-1)?.detail.changes).toMatchObject([
    { op: 'delete', before: { cb_name: '2035年春' } },
  ]);
});

test('申请人的姓名、证件号码、手机号码、住址不以原文进入审计', async () => {
  const { rows: people } = await server.pool.query<{ name: string; address: string }>(
    'select name, address from registration where reg_id = $1',
    [regId],
  );
  const point = await server.as('point');
  const found = await point(registration.get, { regId });
  await server.pool.query("select set_config('app.audited', 'on', false)");
  await point(personal.reveal, {
    table: 'registration',
    id: regId,
    field: 'mobile',
    reason: '电话15400001234打不通，核对',
  }).catch(() => undefined);
  const { rows: all } = await server.pool.query<{ text: string }>(
    'select row::text as text from audit_inbox',
  );
  const text = all.map((one) => one.text).join('\n');
  expect(text).toContain('154****34');
  for (const secret of [
    '15400001234',
    people[0]?.name ?? '?',
    people[0]?.address || '?无',
    found.mobile === '' ? '?无' : '无此原文',
  ])
    expect(text).not.toContain(secret);
});

test('看过谁的扫描件、查了什么都有记录', async () => {
  const point = await server.as('point');
  const { rows: files } = await server.pool.query<{ photo: string }>(
    'select photo from registration where reg_id = $1',
    [regId],
  );
  const fileId = files[0]?.photo ?? '';
  await point(resource.viewImage, { fileId });
  expect((await rows(resource.viewImage.id)).at(-1)).toMatchObject({
    ok: true,
    obj: `file/${fileId}`,
    detail: { registration: regId },
  });
  // However it is asked for, the row says which scan of whom.
  await point(resource.getRegImage, { type: 'photo', regId });
  expect((await rows(resource.getRegImage.id)).at(-1)).toMatchObject({ obj: `file/${fileId}` });
  await point(resource.getRegWebTransactFile, { type: 'image', uuid: fileId });
  expect((await rows(resource.getRegWebTransactFile.id)).at(-1)).toMatchObject({
    obj: `file/${fileId}`,
  });
  await point(resource.getUuid, { regId });
  expect((await rows(resource.getUuid.id)).at(-1)).toMatchObject({ obj: `resource/${regId}` });
  await point(registration.list, { name: '欧阳静' });
  expect((await rows(registration.list.id)).at(-1)?.detail).toEqual({
    filter: { name: '欧阳*' },
    total: 0,
  });
});

test('没有会话的拒绝也有记录：签名不对、令牌不对；同一地址很多次时只记一部分', async () => {
  const wire = await wireOf(server, 'county');
  const list = {
    target: '/rest/edu/kernal/certificate/certBatch',
    permission: 'register.certBatch.view',
  };
  const before = (await rows(certBatch.list.id)).length;
  await wire.send({ ...list, change: { 'signature-full': 'x' } });
  await wire.send({ ...list, change: { token: 'a.b.c' } });
  const told = (await rows(certBatch.list.id)).slice(before);
  expect(told.map(({ ok, actor, detail }) => [ok, actor, detail['code']])).toEqual([
    [false, '', 487],
    [false, '', 415],
  ]);
  for (let n = 0; n < 60; n += 1) await wire.send({ ...list, change: { token: 'a.b.c' } });
  expect((await rows(certBatch.list.id)).length - before).toBeLessThan(25);
});

test('一次写入几百行：先写明前面的改动，其余只记条数，一行不漏', async () => {
  const db = await server.pool.connect();
  try {
    await db.query('begin');
    await db.query("select set_config('app.audited', 'on', true)");
    await db.query(`insert into technical_job (tj_id, code, name, series, grade)
      select 880000000 + n, 'audit-' || n, '演示职务' || n, '演示系列', '级' from generate_series(1, 900) n`);
    await db.query('savepoint lines');
    await db.query("update technical_job set name = '别的' where code like 'audit-%'");
    await db.query('rollback to savepoint lines');
    const { rows: told } = await db.query<{ n: number; more: number; first: string }>(
      `select jsonb_array_length(d -> 'changes') as n, (d -> 'more')::integer as more,
         d -> 'changes' -> 0 -> 'after' ->> 'code' as first from audit_changes() d`,
    );
    const [{ n, more, first } = { n: 0, more: 0, first: '' }] = told;
    expect(first).toBe('audit-1');
    expect(n).toBeGreaterThan(50);
    expect(n + more).toBe(900);
  } finally {
    await db.query('rollback');
    db.release();
  }
});
