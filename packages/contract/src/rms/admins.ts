import { adminStatus, orgType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';
import { signInSteps } from './signInSteps';

const empty = z.literal('');

/** A person of the back office as the lists show them. */
export const Admin = z.object({
  adminId: field.id('用户'),
  account: field.shaped('账号', {
    max: 14,
    pattern: /^[A-Za-z][A-Za-z0-9_]{3,13}$/,
    says: '账号由字母开头，4到14个字母、数字或下划线',
    example: (serial) => `clerk_${serial}`,
  }),
  name: field.personName('姓名', 30),
  status: field.status('状态', adminStatus),
  /** What keeps the account from working, or will soon: locked, first password, no role. */
  condition: field.shown('账号情况'),
  locked: field.flag('已锁定'),
  orgId: field.id('所属机构'),
  orgName: field.shown('机构名称'),
  orgType: field.code('机构类型', orgType),
  roles: field.shown('角色'),
  roleIds: z.array(field.id('角色')),
  mobile: field.mobile().or(empty),
  loginType: field.code('登录方式', signInSteps),
  keySerial: field.shown('UKey序列号'),
  monitor: field.flag('监控用户'),
  job: field.text('职务', 30).or(empty),
  officePhone: field.text('办公电话', 30).or(empty),
  validTo: field.date('有效期止').nullable(),
  remark: field.longText('备注', 200).or(empty),
  seenAt: field.moment('最近登录时间').nullable(),
  seenFrom: field.shown('最近登录IP'),
  /** Whoever asks: some things nobody does to themselves. */
  isSelf: field.flag('本人'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
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

/** A password that was made for somebody: told once to whoever made it, and kept by nobody. */
export const IssuedPassword = z.object({
  adminId,
  account: field.shown('账号'),
  name: field.shown('姓名'),
  password: field.shown('初始密码'),
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
const outcome = {
  done: z.array(adminId),
  refused: z.array(z.object({ id: adminId, name: z.string(), reason: z.string() })),
};

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
    z.object({ ...outcome, issued: z.array(IssuedPassword) }),
    { versioned: false, dryRun: ({ preview }) => preview === true },
  ),
});

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
    z.object({ ...outcome, waiting }),
    { versioned: false, dryRun: ({ preview }) => preview === true },
  ),
});
