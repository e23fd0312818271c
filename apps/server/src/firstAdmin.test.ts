import { createTransport, signIn } from '@tqc/client';
import { certBatch } from '@tqc/contract/register';
import { fitsRuleA } from '@tqc/domain/shared';
import { beforeAll, expect, test } from 'vitest';
import { createFirstAdmin } from './firstAdmin';
import { testServer, type TestServer } from './testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

test('已有账号时不能再这样创建', async () => {
  await expect(
    createFirstAdmin(server.app, { account: 'gj.admin', name: '王小明' }),
  ).rejects.toThrow('系统中已有账号');
});

test('空的系统可以创建第一个管理员：能登录，但须先改密码，留有审计记录', async () => {
  await server.pool.query('truncate admin, org, division cascade');
  await expect(createFirstAdmin(server.app, { account: '', name: '王小明' })).rejects.toThrow(
    '--account',
  );
  await expect(createFirstAdmin(server.app, { account: 'gj.admin', name: '' })).rejects.toThrow(
    '--name',
  );
  const { password } = await createFirstAdmin(server.app, { account: 'GJ.admin', name: '王小明' });
  expect(fitsRuleA(password)).toBe(true);
  const mine = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
  const { answer } = await signIn(mine, 'gj.admin', password);
  expect(answer.user).toMatchObject({ superuser: 1, orgType: 5, passOverdue: 1 });
  expect(answer.privilege.menu).toEqual([]);
  await expect(mine.send(certBatch.list, {})).rejects.toMatchObject({ code: 481 });
  const { rows } = await server.pool.query(
    "select row from audit_inbox where row ->> 'act' = 'rms.admins.create' and row ->> 'obj' like 'admin/%'",
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(password);
  await expect(createFirstAdmin(server.app, { account: 'second', name: '王小明' })).rejects.toThrow(
    '系统中已有账号',
  );
});

test('第一个管理员的初始密码过期没用，没有别人可找：同一条命令重新给一个', async () => {
  await server.pool.query("update admin set password_at = now() - interval '8 days'");
  const { password } = await createFirstAdmin(server.app, { account: 'GJ.admin', name: '王小明' });
  const mine = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
  const { answer } = await signIn(mine, 'gj.admin', password);
  expect(answer.user).toMatchObject({ passOverdue: 1 });
  // Once it has been changed there is somebody who knows one.
  await server.pool.query('update admin set password_first = false');
  await expect(
    createFirstAdmin(server.app, { account: 'GJ.admin', name: '王小明' }),
  ).rejects.toThrow('系统中已有账号');
});
