import { createTransport, signIn } from '@tqc/client';
import { registration, registrationReview } from '@tqc/contract/register';
import { admins, permissionsOf, rolePermission, roles } from '@tqc/contract/rms';
import { screenOf } from '@tqc/contract/screens';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../app';
import { createAuth } from '../../../kit/session';
import { PASSWORD, testServer, type TestServer } from '../../../testing/server';
import { newPerson } from '../../../walks/people';
import { acceptAll } from '../../../testing/acceptAll';

let server: TestServer;
let second: Awaited<ReturnType<typeof createApp>>;
beforeAll(async () => {
  server = await testServer();
  const { pool, auth: own, clock } = server.app;
  second = await createApp({
    ...server.app,
    auth: createAuth({ pool, keys: own.keys, clock }),
  });
  await second.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await second.close();
});

const CODE = registration.list.permission;
let serial = 0;
/** A role of the province for its counties, with one right. */
async function aRole() {
  const province = await server.as('province');
  const { id: roleId } = await province(roles.create, {
    roleName: `县级角色${(serial += 1)}`,
    orgType: 2,
  });
  await province(rolePermission.relations, { roleId, permissions: [CODE] }, { version: 1 });
  return roleId;
}

test('取消一项权限，另一个进程里已经登录的人下一次调用就不能办', async () => {
  const roleId = await aRole();
  const one = await newPerson(server, 'county');
  await server.pool.query('insert into admin_role values ($1, $2)', [one.adminId, roleId]);
  const here = server.transport();
  await signIn(here, one.account, PASSWORD);
  const there = createTransport({ baseUrl: second.listeningOrigin, app: 'tqc-admin' });
  there.session = here.session;
  expect((await there.send(registration.list, {})).total).toBe(0);
  const province = await server.as('province');
  const change = { roleId, permissions: [CODE] };
  const options = { version: 2 };
  const effect = await province(
    rolePermission.relationsRemove,
    { ...change, preview: true },
    options,
  );
  expect(effect).toMatchObject({ people: 1, names: ['东霁区教育局经办人'] });
  expect(effect.controls).toBeGreaterThan(0);
  expect((await there.send(registration.list, {})).total).toBe(0);
  expect(await province(rolePermission.relationsRemove, change, options)).toMatchObject({
    waiting: true,
  });
  expect((await there.send(registration.list, {})).total).toBe(0);
  await acceptAll(server, 'centre');
  await expect(there.send(registration.list, {})).rejects.toMatchObject({ code: 497 });
});

test('省级只能授予这类机构能有的权限，不能改国家的角色，也看不到别省的', async () => {
  const roleId = await aRole();
  const province = await server.as('province');
  const give = (permissions: string[]) =>
    province(rolePermission.relations, { roleId, permissions }, { version: 2 });
  await expect(give(['cert.cert.cacheRemove'])).rejects.toThrow('不能由您授予这类机构的角色');
  await expect(give(['no.such.right'])).rejects.toThrow('不能由您授予这类机构的角色');
  await expect(province(roles.forbid, { roleId: '2' }, { version: 1 })).rejects.toMatchObject({
    code: 403,
  });
  const other = await server.as('otherProvince');
  const { record } = await other(roles.list, {});
  expect(record.map(({ roleId: id }) => id)).not.toContain(roleId);
  expect(record.find(({ roleId: id }) => id === '2')).toMatchObject({
    own: false,
    level: 'nation',
  });
  const offered = await province(permissionsOf.list, { orgType: 2 });
  const codes = offered.record.map(({ code }) => code);
  expect(codes).toContain(registrationReview.confirmRegistration.permission);
  expect(codes).not.toContain('cert.cert.cacheRemove');
});

test('角色停用会让机构没有人管理用户的，不能停用', async () => {
  const centre = await server.as('centre');
  const { record } = await centre(roles.list, { orgType: 2 });
  const county = record.find(({ roleId }) => roleId === '2');
  await expect(
    centre(roles.forbid, { roleId: '2' }, { version: county?.version ?? 0 }),
  ).rejects.toThrow('最后一个管理用户的人');
});

test('不在菜单里的画面，登录后的菜单没有它，权限还在', async () => {
  const { permission } = screenOf('register.audit');
  const roleId = await aRole();
  const province = await server.as('province');
  await province(rolePermission.relations, { roleId, permissions: [permission] }, { version: 2 });
  const one = await newPerson(server, 'county');
  await server.pool.query('insert into admin_role values ($1, $2)', [one.adminId, roleId]);
  const menu = async () => {
    const { answer } = await signIn(server.transport(), one.account, PASSWORD);
    expect(answer.privilege.module).toContain(permission);
    return answer.privilege.menu.map(({ code }) => code);
  };
  expect(await menu()).toContain(permission);
  await province(rolePermission.relationsShow, { roleId, hidden: [permission] }, { version: 3 });
  expect(await menu()).not.toContain(permission);
});

test('复制一个角色带上能授予的权限；有人用的不能删除', async () => {
  const province = await server.as('province');
  const { id: roleId } = await province(roles.create, {
    roleName: '县级副本',
    orgType: 2,
    copyOf: '2',
  });
  const { record } = await province(roles.permissions, { roleId });
  expect(record.length).toBeGreaterThan(20);
  const one = await newPerson(server, 'county');
  await server.pool.query('insert into admin_role values ($1, $2)', [one.adminId, roleId]);
  await expect(province(roles.remove, { roleId }, { version: 1 })).rejects.toThrow(
    '还有用户在用这个角色',
  );
  expect(
    (await (await server.as('county'))(admins.roles, { adminId: one.adminId })).record,
  ).toEqual(expect.arrayContaining([expect.objectContaining({ roleId, held: true })]));
});
