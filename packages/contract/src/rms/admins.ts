import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import {
  calls,
  del,
  field,
  get,
  importedBy,
  mayBeLeftOut,
  none,
  outcomeOf,
  paged,
  pageOf,
  post,
  put,
} from '../kit';
import { Admin, IssuedPassword } from './people';
import {
  changedPointUser,
  madePointUser,
  newPointUser,
  PointUser,
  pointUserFile,
  pointUserFilters,
  pointUserImport,
  pointUsersOfOrgs,
} from './pointUsers';

const row = Admin.shape;
const { adminId } = row;

/** A role of somebody, or one they can be given. */
export const RoleChoice = z.object({
  roleId: field.id('角色'),
  roleName: field.shown('角色名称'),
  held: field.flag('已有'),
  givable: field.flag('可以分配'),
});

/** One person with where they stand and all that they may do. */
export const AdminDetail = Admin.extend({
  orgPath: field.shown('机构路径'),
  rights: z.array(z.object({ code: field.shown('权限代码'), title: field.shown('权限') })),
});

const roleIds = field.ids('角色', 20);
/** Several people in a path, separated by commas. */
const adminIds = z.string().regex(/^\d{1,16}(,\d{1,16}){0,49}$/, '请选择1至50个用户');

const entered = {
  name: row.name,
  mobile: field.mobile(),
  loginType: row.loginType,
  job: row.job.default(''),
  officePhone: row.officePhone.default(''),
  validTo: row.validTo.default(null),
  remark: row.remark.default(''),
};
/** Whether it takes effect only when a second person has looked at it. */
const waiting = field.flag('等待审核');
const one = z.object({ adminId });
const pointList = { rowKey: 'adminId', audit: 'query' } as const;
/** Read with the method of a write: the numbers of many organisations fit into no address. */
const pointsOfOrgs = { ...pointList, dryRun: () => true } as const;
const fileOf = { reply: 'file', audit: 'query', quota: () => 'download' as const } as const;
const outcome = outcomeOf(adminId);

/** 用户 */
export const admins = calls(catalogue.admins, {
  list: get(
    '',
    'view',
    paged(
      {
        account: field.text('账号', 30),
        name: row.name,
        mobile: field.mobile(),
        orgName: field.text('机构名称', 60),
        orgType: row.orgType,
        roleId: field.id('角色'),
        status: row.status,
      },
      ['account', 'name', 'updatedAt'],
    ),
    pageOf(Admin),
    { rowKey: 'adminId', audit: 'query' },
  ),
  get: get('{adminId}', 'view', one, Admin, { audit: 'view' }),
  create: post(
    '',
    'add',
    z.object({ account: row.account, orgId: row.orgId, roleIds, ...entered }),
    z.object({ id: adminId, issued: z.array(IssuedPassword), waiting }),
  ),
  update: put('{adminId}', 'edit', z.object({ adminId, ...mayBeLeftOut(entered) }), none),
  /** Only somebody who never signed in: whatever others did stays theirs. */
  remove: del('{adminId}', 'delete', one, none),
  addCertificateUser: post(
    'addCertificateUser',
    'rms.certificateUser.add',
    newPointUser,
    madePointUser,
  ),
  editCertificateUser: put(
    'editCertificateUser/{adminId}',
    'rms.certificateUser.edit',
    changedPointUser,
    none,
  ),
  delCertificateUser: del('delCertificateUser/{adminId}', 'rms.certificateUser.delete', one, none),
  queryCertificateUser: get(
    'queryCertificateUser',
    'rms.certificateUser.view',
    pointUserFilters,
    pageOf(PointUser),
    pointList,
  ),
  queryCertificateUserByOrgIds: post(
    'queryCertificateUserByOrgIds',
    'rms.certificateUser.view',
    pointUsersOfOrgs,
    pageOf(PointUser),
    pointsOfOrgs,
  ),
  addEnrollUser: post('addEnrollUser', 'rms.enrollUser.add', newPointUser, madePointUser),
  editEnrollUser: put('editEnrollUser/{adminId}', 'rms.enrollUser.edit', changedPointUser, none),
  delEnrollUser: del('delEnrollUser/{adminId}', 'rms.enrollUser.delete', one, none),
  queryEnrollUser: get(
    'queryEnrollUser',
    'rms.enrollUser.view',
    pointUserFilters,
    pageOf(PointUser),
    pointList,
  ),
  queryEnrollUserByOrgIds: post(
    'queryEnrollUserByOrgIds',
    'rms.enrollUser.view',
    pointUsersOfOrgs,
    pageOf(PointUser),
    pointsOfOrgs,
  ),
  importLocaleSetUser: importedBy('importLocaleSetUser', 'import'),
  /** The people of points as a file, without passwords and with masked numbers. */
  exportLocaleSetUser: get('exportLocaleSetUser', 'export', pointUserFile, z.null(), {
    ...fileOf,
    // Who takes away what they looked for has looked for it all the same.
    alsoCounts: ({ mobile }) => (mobile ? ['search'] : []),
  }),
  /** Chosen people as a file. */
  exportRmsAdminBase: get(
    'exportRmsAdminBase/{adminIds}',
    'export',
    z.object({ adminIds }),
    z.null(),
    fileOf,
  ),
  restore: put('{adminId}/restore', 'restore', one, none),
  forbid: put('{adminId}/forbid', 'forbid', one, none),
  roles: get('{adminId}/roles', 'view', one, z.object({ record: z.array(RoleChoice) }), {
    audit: 'view',
  }),
  getAdminDtoById: get('getAdminDtoById/{adminId}', 'view', one, AdminDetail, { audit: 'view' }),
  endSession: del('{adminId}/session', 'edit', one, none),
  unlock: put('{adminId}/unlock', 'edit', one, none),
  singleResetPassword: put(
    'singleResetPassword/{adminId}',
    'resetPassword',
    one,
    z.object({ issued: z.array(IssuedPassword) }),
  ),
  batchResetPassword: put(
    'batchResetPassword/{adminIds}',
    'resetPassword',
    z.object({ adminIds, preview: z.boolean().default(false) }),
    outcome.extend({ issued: z.array(IssuedPassword) }),
    { versioned: false, dryRun: ({ preview }) => preview === true },
  ),
});

/** People of points as a file. */
export const localeSetUserImport = pointUserImport(admins.importLocaleSetUser);

/** 用户的角色 */
export const userRole = calls(catalogue.userRole, {
  /** Gives roles; those somebody has already stay. */
  relations: put('relations', 'grant', z.object({ adminId, roleIds }), z.object({ waiting })),
  relationsRemove: put(
    'relations/remove',
    'grant',
    z.object({ adminId, roleIds }),
    z.object({ waiting }),
  ),
  batchRelateUserRole: put(
    'relations/batchRelateUserRole',
    'grant',
    z.object({
      adminIds: field.ids('用户', 50),
      roleIds: roleIds.or(z.tuple([])).default([]),
      preview: z.boolean().default(false),
    }),
    outcome.extend({ waiting }),
    { versioned: false, dryRun: ({ preview }) => preview === true },
  ),
});
