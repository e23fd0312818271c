import { localeSet } from '@tqc/contract/register';
import { admins, userRole } from '@tqc/contract/rms';
import { testOrgs } from '../../../testing/server';
import type { Example } from '../../../walks/example';
import { newPerson } from '../../../walks/people';
import { call, idOf, once, server } from '../../../walks/stage';

const COUNTY_ROLE = '2';
const MORE_ROLE = '7702';
let made = 0;

/** Somebody new of the county, each with an account and a number of their own. */
const clerk = () => {
  made += 1;
  return {
    account: `walk_${made}`,
    name: '孟知远',
    orgId: testOrgs.county.id,
    roleIds: [COUNTY_ROLE],
    mobile: `138${String(made).padStart(8, '0')}`,
    loginType: 'none',
  };
};
const aClerk = async () => idOf(await call('county', admins.create, { input: clerk() }));
const forbidden = async () => {
  const adminId = await aClerk();
  await call('county', admins.forbid, { input: { adminId }, version: 1 });
  return adminId;
};
const seen = once(async () => {
  const input = clerk();
  return { adminId: idOf(await call('county', admins.create, { input })), mark: input.account };
});
const locked = async () => {
  const adminId = await aClerk();
  await server.pool.query(
    `insert into sign_in_failure (kind, value, n, first_at, locked_until)
     select 'account', account_n || '/new', 5, now(), now() + interval '30 minutes' from admin where admin_id = $1`,
    [adminId],
  );
  return adminId;
};
/** A second role for people of a county. */
const moreRole = once(async () => {
  await server.pool.query(
    "insert into role (role_id, role_name, org_type) values ($1, '县级查询', 2)",
    [MORE_ROLE],
  );
  await server.pool.query('insert into role_permission (role_id, permission) values ($1, $2)', [
    MORE_ROLE,
    localeSet.list.permission,
  ]);
  return [MORE_ROLE];
});
/** One who has it already: it gives nothing that a second person looks at. */
const withRole = async () => {
  const adminId = await aClerk();
  await call('county', userRole.relations, {
    input: { adminId, roleIds: await moreRole() },
    version: 1,
  });
  return adminId;
};
const USED = '该用户已经登录使用过，他办理的记录要留痕，不能删除，请停用';

/** A county keeps its people, and so does the city right above it. */
const kept = { by: 'county', also: ['city'] } as const;
const one = async () => ({ input: { adminId: await aClerk() }, version: 1 });

export const peopleExamples: readonly Example[] = [
  {
    call: admins.list,
    ...kept,
    ready: async () => {
      const { mark } = await seen();
      return { input: { account: mark }, mark };
    },
  },
  {
    call: admins.get,
    ...kept,
    ready: async () => ({ input: { adminId: (await seen()).adminId } }),
  },
  {
    call: admins.getAdminDtoById,
    ...kept,
    ready: async () => ({ input: { adminId: (await seen()).adminId } }),
  },
  {
    call: admins.roles,
    ...kept,
    ready: async () => ({ input: { adminId: (await seen()).adminId } }),
  },
  {
    call: admins.exportRmsAdminBase,
    ...kept,
    personal: true,
    ready: async () => ({ input: { adminIds: (await seen()).adminId } }),
  },
  { call: admins.create, ...kept, ready: async () => ({ input: clerk() }) },
  {
    call: admins.update,
    ...kept,
    ready: async () => ({ input: { adminId: await aClerk(), job: '科员' }, version: 1 }),
    stateless: true,
  },
  {
    call: admins.remove,
    ...kept,
    ready: one,
    state: {
      says: USED,
      ready: async () => ({
        input: { adminId: (await newPerson(server, 'county', { role: true })).adminId },
        version: 1,
      }),
    },
  },
  { call: admins.forbid, ...kept, ready: one, state: { says: '该用户已经停用' } },
  {
    call: admins.restore,
    ...kept,
    ready: async () => ({ input: { adminId: await forbidden() }, version: 2 }),
    state: { says: '该用户没有停用，不需要启用' },
  },
  {
    call: admins.endSession,
    ...kept,
    ready: async () => ({
      input: { adminId: (await newPerson(server, 'county', { role: true })).adminId },
      version: 1,
    }),
    state: { says: '该用户现在没有登录' },
  },
  {
    call: admins.unlock,
    ...kept,
    ready: async () => ({ input: { adminId: await locked() }, version: 1 }),
    state: { says: '该用户没有被锁定，不需要解锁' },
  },
  {
    call: admins.singleResetPassword,
    ...kept,
    ready: one,
    state: {
      says: '该用户已停用，请先启用再重置密码',
      ready: async () => ({ input: { adminId: await forbidden() }, version: 2 }),
    },
  },
  {
    call: admins.batchResetPassword,
    ...kept,
    ready: async () => ({ input: { adminIds: await aClerk() } }),
    state: {
      says: '该用户已停用，请先启用再重置密码',
      ready: async () => ({ input: { adminIds: await forbidden() } }),
    },
  },
  {
    call: userRole.relations,
    ...kept,
    ready: async () => ({
      input: { adminId: await aClerk(), roleIds: await moreRole() },
      version: 1,
    }),
    state: { says: '该用户已经有这些角色' },
  },
  {
    call: userRole.relationsRemove,
    ...kept,
    ready: async () => ({
      input: { adminId: await withRole(), roleIds: await moreRole() },
      version: 2,
    }),
    state: { says: '该用户没有这些角色，不需要取消' },
  },
  {
    call: userRole.batchRelateUserRole,
    ...kept,
    ready: async () => ({ input: { adminIds: [await aClerk()], roleIds: await moreRole() } }),
    state: { says: '该用户已经有这些角色' },
  },
];
