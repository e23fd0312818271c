import { certBatch } from '@tqc/contract/register';
import { audit } from '@tqc/contract/rms';
import { beforeAll, expect, test } from 'vitest';
import { createHeadKeeper, sequenceAudit } from '../../kit/audit';
import { newBatch } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.pool.query("insert into role_permission values (5, 'rms.audit.view')");
});

test('页面上的校验也看签名链首：答复最新的一个和它的年龄，末尾被删去即指出', async () => {
  const centre = await server.as('centre');
  await centre(audit.list, {});
  while ((await sequenceAudit(server.pool)) > 0);
  expect(await centre(audit.verify, {})).toMatchObject({ signed: null, broken: null, from: 1 });
  while ((await sequenceAudit(server.pool)) > 0);
  const keeper = createHeadKeeper(server.app.auditHeads, server.app.auth.keys);
  const head = await keeper.keep(server.pool, new Date(Date.now() - 7 * 60_000), true);
  expect(await centre(audit.verify, {})).toMatchObject({
    signed: { seq: head?.seq, minutes: 7 },
    broken: null,
  });
  await server.pool.query('alter table audit disable trigger audit_fixed');
  await server.pool.query('delete from audit where seq = $1', [head?.seq]);
  expect(await centre(audit.verify, {})).toMatchObject({
    broken: { seq: head?.seq, reason: expect.stringContaining('被截短') },
  });
});

test('校验不占请求的连接：再多人同时校验，也都有答复', async () => {
  const centre = await server.as('centre');
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => centre(audit.verify, {})),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill('fulfilled'));
});

test('审计写明做了什么：新增认定批次，不只是新增；可以按这些字查，旧的记录一样', async () => {
  const row = (act: string, perm: string) =>
    JSON.stringify({
      act,
      perm,
      at: '2024-06-18T00:00:00.000Z',
      actor: '1',
      detail: {},
      ip: '',
      obj: 'old',
      ok: true,
      org: '',
    });
  const written = [
    row(certBatch.create.id, certBatch.create.permission),
    // As rows were written before: the last word of the id only.
    row('create', certBatch.create.permission),
    row('list', 'signedIn'),
  ];
  await server.pool.query('insert into audit_inbox (row) select unnest($1::jsonb[])', [written]);
  while ((await sequenceAudit(server.pool)) > 0);
  const centre = await server.as('centre');
  const all = await centre(audit.list, { obj: 'old' });
  // A last word that several calls of one right share is shown as it was written.
  expect(all.record.map(({ title }) => title)).toEqual(['list', '新增认定批次', '新增认定批次']);
  const found = await centre(audit.list, { obj: 'old', act: '认定批次' });
  expect(found.record.map(({ act }) => act)).toEqual(['create', certBatch.create.id]);
  expect((await centre(audit.list, { obj: 'old', act: certBatch.create.id })).total).toBe(2);
  expect((await centre(audit.list, { obj: 'old', act: 'create' })).total).toBe(2);
  expect((await centre(audit.list, { obj: 'old', act: '没有这样的操作' })).total).toBe(0);
});

test('改了什么用栏目的名称说：原值 → 新值，代码说它的意思；对象也是中文，按它查得到', async () => {
  const centre = await server.as('centre');
  const { id } = await centre(certBatch.create, { ...newBatch, cbName: '2036年', year: 2036 });
  await centre(
    certBatch.update,
    { ...newBatch, cbName: '2036年春', year: 2036, half: 2, cbId: id },
    { version: 1 },
  );
  while ((await sequenceAudit(server.pool)) > 0);
  const { record } = await centre(audit.list, { obj: `认定批次 ${id}` });
  const [row] = record;
  expect(row).toMatchObject({ title: '修改认定批次', objName: `认定批次 ${id}` });
  expect(row?.told).toEqual(
    expect.arrayContaining([
      '批次名称：2036年 → 2036年春',
      expect.stringMatching(/：上半年 → 下半年$/),
    ]),
  );
  expect((await centre(audit.list, { obj: id })).total).toBe(record.length);
  const [asked] = (await centre(audit.list, { act: audit.list.id })).record;
  expect(asked?.told).toContainEqual(expect.stringMatching(/^结果条数：\d+$/));
  const refused = await server.as('county');
  await refused(certBatch.update, { ...newBatch, cbId: id }, { version: 2 }).catch(() => undefined);
  while ((await sequenceAudit(server.pool)) > 0);
  const [said] = (await centre(audit.list, { act: certBatch.update.id })).record;
  expect(said?.told).toContainEqual(expect.stringMatching(/^说明：/));
});

test('问到底的数到底：一万条以后的也算，导出不把一万条当作全部', async () => {
  await server.pool.query(
    `insert into audit_inbox (row) select jsonb_build_object('act', 'many', 'perm', '', 'at', '2024-06-18T00:00:00.000Z', 'actor', '1',
       'detail', '{}'::jsonb, 'ip', '', 'obj', 'many', 'ok', true, 'org', '') from generate_series(1, 10050)`,
  );
  while ((await sequenceAudit(server.pool)) > 0);
  const centre = await server.as('centre');
  const asked = { obj: 'many' };
  expect(await centre(audit.list, asked)).toMatchObject({ total: 10_000, exact: false });
  expect(await centre(audit.list, { ...asked, exactTotal: true })).toMatchObject({
    total: 10_050,
    exact: true,
  });
});
