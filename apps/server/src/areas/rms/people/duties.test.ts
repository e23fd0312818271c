import { lookup } from '@tqc/contract/lookup';
import {
  admins,
  dutyOf,
  maintenance,
  permissionsOf,
  rolePermission,
  roles,
  userRole,
} from '@tqc/contract/rms';
import { beforeAll, expect, test } from 'vitest';
import { acceptAll } from '../../../testing/acceptAll';
import { testOrgs, testServer, type TestServer } from '../../../testing/server';
import { layDownRoles } from '../../../trade/standardRoles';

let server: TestServer;
let system: string;
let security: string;
beforeAll(async () => {
  server = await testServer();
  const centre = await server.as('centre');
  const made = async (duty: 'system' | 'security', permission: string) => {
    const input = { roleName: `国家${duty}`, orgType: 5, duty };
    const { id } = await centre(roles.create, input);
    await centre(
      rolePermission.relations,
      { roleId: id, permissions: [permission] },
      { version: 1 },
    );
    return id;
  };
  system = await made('system', maintenance.create.permission);
  security = await made('security', admins.unlock.permission);
});
let serial = 0;
const person = async (roleIds: string[]) => {
  serial += 1;
  const centre = await server.as('centre');
  return centre(admins.create, {
    account: `duty_${serial}`,
    name: '孟知远',
    orgId: testOrgs.centre.id,
    roleIds,
    mobile: `1340000010${serial}`,
    loginType: 'none',
  });
};
const apart = expect.stringContaining('一人只能担任一种');

test('用户管理选角色：各种职责里能给的都在；给不了的只能用来查；发消息只有业务角色', async () => {
  await server.pool.query(
    "insert into role (role_id, role_name, org_type) values (81, '县级特权', 2), (82, '高校经办', 6)",
  );
  await server.pool.query(
    "insert into role_permission (role_id, permission) values (81, 'cert.cert.cacheRemove')",
  );
  const offered = async (
    by: 'centre' | 'province' | 'county' | 'university',
    duties?: 'all' | 'givable',
  ) => {
    const { record } = await (await server.as(by))(lookup.queryRole, { duties });
    return record.map(({ roleId }) => roleId);
  };
  expect(await offered('centre', 'givable')).toEqual(expect.arrayContaining([system, security]));
  expect(await offered('centre')).not.toContain(system);
  expect(await offered('county', 'all')).toContain('81');
  const ofCounty = await offered('county', 'givable');
  expect(ofCounty).toContain('2');
  expect(ofCounty).not.toContain('81');
  // Who works at a university is named by its province.
  expect(await offered('province', 'givable')).toContain('82');
  expect(await offered('county', 'all')).not.toContain('82');
  expect(await offered('university', 'all')).toEqual(['6', '82']);
});

test('一人不能同时是系统管理和安全管理：新增、分配、第二人审核都在角色项上拒绝', async () => {
  await expect(person([system, security])).rejects.toMatchObject({ fields: { roleIds: apart } });
  const { id: adminId } = await person([system]);
  const centre = await server.as('centre');
  await acceptAll(server, 'centre').catch(() => undefined);
  const { version } = await centre(admins.get, { adminId });
  await expect(
    centre(userRole.relations, { adminId, roleIds: [security] }, { version }),
  ).rejects.toMatchObject({ fields: { roleIds: apart } });
  const { refused } = await centre(userRole.batchRelateUserRole, {
    adminIds: [adminId],
    roleIds: [security],
  });
  expect(refused).toMatchObject([{ id: adminId, reason: apart }]);
});

test('角色只授予自己职责的权限：别的职责的在权限项上拒绝，也不在可选的里面', async () => {
  const centre = await server.as('centre');
  const { version } = await centre(roles.get, { roleId: system });
  const change = { roleId: system, permissions: [admins.unlock.permission] };
  await expect(centre(rolePermission.relations, change, { version })).rejects.toMatchObject({
    fields: { permissions: expect.stringContaining('属于“安全管理”职责') },
  });
  for (const duty of ['business', 'system', 'security'] as const) {
    const { record } = await centre(permissionsOf.list, { orgType: 5, duty });
    const strange = record.filter(({ code }) => (dutyOf(code) ?? duty) !== duty);
    expect([duty, strange.map(({ code }) => code)]).toEqual([duty, []]);
  }
});

test('以前一人有两种职责的，在用户列表里看得出', async () => {
  const { id: adminId } = await person([system]);
  await server.pool.query("update role set duty = 'business' where role_id = any($1::bigint[])", [
    [system, security],
  ]);
  await server.pool.query(
    'insert into admin_role select $1, unnest($2::bigint[]) on conflict do nothing',
    [adminId, [system, security]],
  );
  const centre = await server.as('centre');
  const { duties } = await centre(admins.get, { adminId });
  expect(duties).toBe('安全管理、系统管理（应由不同的人担任）');
});

test('标准角色各管一种职责；业务角色没有管理的权限', async () => {
  await server.pool.query('delete from admin_role; delete from role_permission; delete from role');
  await layDownRoles(server.pool);
  const { rows } = await server.pool.query<{ duty: string; permission: string }>(
    'select duty, permission from role join role_permission using (role_id)',
  );
  const wrong = rows.filter(({ duty, permission }) => (dutyOf(permission) ?? duty) !== duty);
  expect(wrong).toEqual([]);
  for (const duty of ['system', 'security', 'audit'])
    expect(rows.some((row) => row.duty === duty && dutyOf(row.permission) === duty)).toBe(true);
});
