import { audit } from '@tqc/contract/rms';
import { beforeAll, expect, test } from 'vitest';
import { createHeadKeeper, sequenceAudit } from '../../kit/audit';
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

test('校验只用这次请求自己的连接：再多人同时校验，也不等第二个连接', async () => {
  const centre = await server.as('centre');
  const answers = await Promise.allSettled(
    Array.from({ length: 8 }, () => centre(audit.verify, {})),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill('fulfilled'));
});
