import { permissionsOf, rolePermission, roles } from '@tqc/contract/rms';
import { localeSet, registration } from '@tqc/contract/register';
import type { Example } from '../../../walks/example';
import { newAccount } from '../../../walks/people';
import { call, idOf, once, server } from '../../../walks/stage';

let made = 0;
const named = () => `县级角色${(made += 1)}`;
const newRole = () => ({ roleName: named(), orgType: 2 });
const aRole = async () => idOf(await call('province', roles.create, { input: newRole() }));
/** One with a right that the province may give and take. */
const withRight = async () => {
  const roleId = await aRole();
  await call('province', rolePermission.relations, {
    input: { roleId, permissions: [localeSet.list.permission] },
    version: 1,
  });
  return roleId;
};
const forbidden = async () => {
  const roleId = await aRole();
  await call('province', roles.forbid, { input: { roleId }, version: 1 });
  return roleId;
};
/** One that somebody has. */
const inUse = async () => {
  const roleId = await aRole();
  // Somebody else than who walks here: other roles end their session.
  const { adminId } = await newAccount(server, 'county');
  await server.pool.query('insert into admin_role values ($1, $2)', [adminId, roleId]);
  return roleId;
};
const seen = once(async () => {
  const input = newRole();
  return { roleId: idOf(await call('province', roles.create, { input })), mark: input.roleName };
});

/** A province keeps its own roles, and the centre all. */
const kept = { by: 'province', also: ['centre'] } as const;
const one = async () => ({ input: { roleId: await aRole() }, version: 1 });
const looked = async () => ({ input: { roleId: (await seen()).roleId } });

export const roleExamples: readonly Example[] = [
  {
    call: roles.list,
    ...kept,
    ready: async () => {
      const { mark } = await seen();
      return { input: { roleName: mark }, mark };
    },
  },
  { call: roles.get, ...kept, ready: looked },
  { call: roles.permissions, ...kept, ready: looked },
  { call: roles.queryProvinceRole, ...kept, ready: looked },
  // A role is made for the place of whoever makes it.
  { call: roles.create, ...kept, personal: true, ready: async () => ({ input: newRole() }) },
  {
    call: roles.update,
    ...kept,
    ready: async () => ({ input: { roleId: await aRole(), roleName: named() }, version: 1 }),
    stateless: true,
  },
  {
    call: roles.remove,
    ...kept,
    ready: one,
    state: {
      says: '还有用户在用这个角色，不能删除，请先取消他们的角色或停用',
      ready: async () => ({ input: { roleId: await inUse() }, version: 1 }),
    },
  },
  { call: roles.forbid, ...kept, ready: one, state: { says: '该角色已经停用' } },
  {
    call: roles.restore,
    ...kept,
    ready: async () => ({ input: { roleId: await forbidden() }, version: 2 }),
    state: { says: '该角色没有停用，不需要启用' },
  },
  {
    call: permissionsOf.list,
    by: 'province',
    shared: true,
    ready: async () => ({ input: { orgType: 2 } }),
  },
  {
    call: permissionsOf.roles,
    by: 'province',
    shared: true,
    ready: async () => ({ input: { code: registration.list.permission } }),
  },
  {
    call: rolePermission.relations,
    ...kept,
    ready: async () => ({
      input: { roleId: await aRole(), permissions: [localeSet.list.permission] },
      version: 1,
    }),
    state: { says: '该角色已经有这些权限' },
  },
  {
    call: rolePermission.relationsRemove,
    ...kept,
    ready: async () => ({
      input: { roleId: await withRight(), permissions: [localeSet.list.permission] },
      version: 2,
    }),
    state: { says: '该角色没有这些权限' },
  },
  {
    call: rolePermission.relationsShow,
    ...kept,
    ready: async () => ({
      input: { roleId: await withRight(), hidden: [localeSet.list.permission] },
      version: 2,
    }),
    stateless: true,
  },
];
