import { createTransport, signIn } from '@tqc/client';
import { registration } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.pool.query(
    "insert into role (role_id, role_name, org_type) values (77, '没有权限的角色', 2)",
  );
});

const ask = { pageNo: 1 };
const county = "(select admin_id from admin where account = 't_county')";
const signedIn = async () => {
  const transport = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
  await signIn(transport, 't_county', PASSWORD);
  return transport;
};

test.each([
  [
    '换成别的角色',
    `update admin_role set role_id = 77 where admin_id = ${county}`,
    `update admin_role set role_id = 2 where admin_id = ${county}`,
  ],
  [
    '收回角色',
    `delete from admin_role where admin_id = ${county}`,
    `insert into admin_role values (${county}, 2)`,
  ],
  [
    '收回角色的权限',
    "delete from role_permission where role_id = 2 and permission = 'register.registration.view'",
    "insert into role_permission values (2, 'register.registration.view')",
  ],
  [
    '改写角色的权限',
    "update role_permission set permission = 'register.registration.none' where role_id = 2 and permission = 'register.registration.view'",
    "update role_permission set permission = 'register.registration.view' where role_id = 2 and permission = 'register.registration.none'",
  ],
  [
    '停用角色',
    'update role set status = 0 where role_id = 2',
    'update role set status = 1 where role_id = 2',
  ],
])('%s：下一次调用就不行（497），重新登录也没有；恢复后重新登录又有', async (_, take, give) => {
  const before = await signedIn();
  await before.send(registration.list, ask);
  await server.pool.query(take);
  await expect(before.send(registration.list, ask)).rejects.toMatchObject({ code: 497 });
  const after = await signedIn();
  await expect(after.send(registration.list, ask)).rejects.toMatchObject({ code: 403 });
  await server.pool.query(give);
  await (await signedIn()).send(registration.list, ask);
});

test.each(['superuser', 'monitor', 'manage'])(
  '授予和收回 %s，先前的会话当即结束',
  async (column) => {
    const before = await signedIn();
    await server.pool.query(`update admin set ${column} = true where admin_id = ${county}`);
    await expect(before.send(registration.list, ask)).rejects.toMatchObject({ code: 497 });
    const holder = await signedIn();
    await server.pool.query(`update admin set ${column} = false where admin_id = ${county}`);
    await expect(holder.send(registration.list, ask)).rejects.toMatchObject({ code: 497 });
  },
);

test('改到别的机构，先前的会话当即结束', async () => {
  const before = await signedIn();
  await server.pool.query(
    `update admin set org_id = (select org_id from org where org_name = '西禾区教育局' or county = '328802' limit 1) where account = 't_county'`,
  );
  await expect(before.send(registration.list, ask)).rejects.toMatchObject({ code: 497 });
});

test('与权限无关的改动不结束会话', async () => {
  const person = await signedIn();
  await server.pool.query("update admin set name = '换了名字' where account = 't_county'");
  await server.pool.query("update role set role_name = '换了名字' where role_id = 2");
  await person.send(registration.list, ask);
});
