import { admins } from '@tqc/contract/rms';
import { jobStatus } from '@tqc/domain/shared';
import { testOrgs } from '../../../testing/server';
import type { Example } from '../../../walks/example';
import { newPerson } from '../../../walks/people';
import { call, idOf, once, server } from '../../../walks/stage';

const USED = '该用户已经登录使用过，他办理的记录要留痕，不能删除，请停用';
const HASH = 'c'.repeat(64);
let made = 0;

/** Somebody new of the point of the county, each with an account and a number of their own. */
const entered = () => {
  made += 1;
  return {
    account: `point_${made}`,
    name: '林问夏',
    orgId: testOrgs.point.id,
    mobile: `133${String(made).padStart(8, '0')}`,
    pointRole: 1,
  };
};
/** A file of one person, another one every time. */
const files = () => {
  const { account, name, mobile } = entered();
  const head = '账号,姓名,确认点名称,手机号码,角色';
  const line = `${account},${name},${testOrgs.point.name},${mobile},确认人员`;
  return [
    { field: 'file', name: '用户.csv', bytes: new TextEncoder().encode(`${head}\r\n${line}\r\n`) },
  ];
};
/** A person has three tasks under way at most, and the county has some of other examples. */
const withoutTasks = () =>
  server.pool.query('delete from job where admin_id = $1 and status = any($2)', [
    testOrgs.county.id,
    [...jobStatus.group.open],
  ]);
const add = admins.addCertificateUser;
const aPerson = async () => idOf(await call('county', add, { input: entered() }));
const seen = once(async () => {
  const input = entered();
  return { adminId: idOf(await call('county', add, { input })), mark: input.account };
});
const used = async () => (await newPerson(server, 'point', { role: true })).adminId;

/** A county keeps the people of its points; the levels above look at them. */
const examplesOf = (
  query: Example['call'],
  byOrgIds: Example['call'],
  create: Example['call'],
  edit: Example['call'],
  del: Example['call'],
): readonly Example[] => [
  {
    call: query,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => {
      const { mark } = await seen();
      return { input: { account: mark }, mark };
    },
  },
  {
    call: byOrgIds,
    by: 'county',
    also: ['city', 'province', 'centre'],
    ready: async () => {
      const { mark } = await seen();
      const input = { orgIds: [testOrgs.point.id, testOrgs.county.id], account: mark };
      return { input, mark };
    },
    stateless: true,
  },
  { call: create, by: 'county', ready: async () => ({ input: entered() }) },
  {
    call: edit,
    by: 'county',
    ready: async () => ({ input: { adminId: await aPerson(), pointRole: 2 }, version: 1 }),
    stateless: true,
  },
  {
    call: del,
    by: 'county',
    ready: async () => ({ input: { adminId: await aPerson() }, version: 1 }),
    state: { says: USED, ready: async () => ({ input: { adminId: await used() }, version: 1 }) },
  },
];

export const pointExamples: readonly Example[] = [
  ...examplesOf(
    admins.queryCertificateUser,
    admins.queryCertificateUserByOrgIds,
    admins.addCertificateUser,
    admins.editCertificateUser,
    admins.delCertificateUser,
  ),
  ...examplesOf(
    admins.queryEnrollUser,
    admins.queryEnrollUserByOrgIds,
    admins.addEnrollUser,
    admins.editEnrollUser,
    admins.delEnrollUser,
  ),
  {
    call: admins.importLocaleSetUser,
    by: 'county',
    personal: true,
    ready: async () => {
      await withoutTasks();
      return { input: { dryRun: 'false', planHash: HASH }, files: files() };
    },
    state: {
      says: '请选择一个文件',
      ready: async () => ({ input: { dryRun: 'false', planHash: HASH }, files: [] }),
    },
  },
  {
    call: admins.exportLocaleSetUser,
    by: 'county',
    personal: true,
    ready: async () => ({ input: { bizType: 1 } }),
  },
];
