import { dataScope, onOff, orgType, province } from '@tqc/domain/dictionaries';
import { roleDuty } from '@tqc/domain/people';
import { z } from 'zod';
import * as catalogue from '../generated/calls/rms';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';

const empty = z.literal('');
const levels = {
  options: [
    { value: 'nation', label: '国家' },
    { value: 'province', label: '省' },
  ],
  codes: ['nation', 'province'],
};

/** A role: what people of one kind of organisation may do with it. */
export const Role = z.object({
  roleId: field.id('角色编码'),
  roleName: field.text('角色名称', 30),
  status: field.status('状态', onOff),
  orgType: field.code('适用机构类型', orgType),
  level: field.code('角色级别', levels),
  prov: field.code('所属省份', province).or(empty),
  /** Follows from the kind of organisation: nobody sees more than their place. */
  scope: field.code('数据范围', dataScope),
  duty: field.code('职责', roleDuty),
  users: field.count('用户数'),
  menus: field.count('菜单数'),
  buttons: field.count('按钮数'),
  remark: field.longText('备注', 200).or(empty),
  /** Whether the caller may change it: a province reads the roles of the country. */
  own: field.flag('可以修改'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const row = Role.shape;
const { roleId } = row;
const one = z.object({ roleId });

/** A right under a page that needs it; of a page itself `page` is its own title. */
export const RightOfPage = z.object({
  code: field.shown('权限代码'),
  title: field.shown('权限'),
  group: field.shown('菜单'),
  page: field.shown('画面'),
  isPage: field.flag('打开画面'),
});

/** A right a role has. */
export const GrantedRight = RightOfPage.extend({ shown: field.flag('在菜单里') });

/** What a change of rights would mean. */
export const GrantEffect = z.object({
  /** Pages and buttons that come or go. */
  controls: z.number().int(),
  people: z.number().int(),
  /** Some of the people, by name. */
  names: z.array(z.string()),
  /** Whether it takes effect only when a second person has looked at it. */
  waiting: field.flag('等待审核'),
});

const code = z.string().regex(/^[A-Za-z][A-Za-z0-9.]{1,79}$/, '权限代码不正确');
const permissions = field.list('权限', code, 400);
const change = z.object({
  roleId,
  permissions: permissions.refine((list) => list.length > 0, { message: '请选择权限' }),
  preview: z.boolean().default(false),
});
const dryRun = ({ preview }: Readonly<Record<string, unknown>>) => preview === true;

/** 角色 */
export const roles = calls(catalogue.roles, {
  list: get(
    '',
    'view',
    paged({ roleName: row.roleName, orgType: row.orgType, duty: row.duty, status: row.status }, [
      'roleName',
      'updatedAt',
    ]),
    pageOf(Role),
    { rowKey: 'roleId', audit: 'query' },
  ),
  get: get('{roleId}', 'view', one, Role, { audit: 'view' }),
  /** With `copyOf` it begins with the rights of another role. */
  create: post(
    '',
    'add',
    z.object({
      roleName: row.roleName,
      orgType: row.orgType,
      duty: row.duty.default('business'),
      remark: row.remark.default(''),
      copyOf: roleId.optional(),
    }),
    z.object({ id: roleId }),
  ),
  update: put(
    '{roleId}',
    'edit',
    z.object({ roleId, roleName: row.roleName.optional(), remark: row.remark.optional() }),
    none,
  ),
  remove: del('{roleId}', 'delete', one, none),
  restore: put('{roleId}/restore', 'restore', one, none),
  forbid: put('{roleId}/forbid', 'forbid', one, none),
  permissions: get(
    '{roleId}/permissions',
    'view',
    one,
    z.object({ record: z.array(GrantedRight) }),
    { audit: 'view' },
  ),
  queryProvinceRole: get(
    'queryProvinceRole/{roleId}',
    'view',
    one,
    z.object({
      record: z.array(
        z.object({ prov: field.code('省份', province).or(empty), users: field.count('用户数') }),
      ),
    }),
    { audit: 'view' },
  ),
});

/** 权限 */
export const permissionsOf = calls(catalogue.permissions, {
  /** All that a role of this kind of organisation, and of this duty, can have from the caller. */
  list: get(
    '',
    'view',
    z.object({ orgType: row.orgType, duty: row.duty.optional() }),
    z.object({ record: z.array(RightOfPage) }),
    { audit: 'view' },
  ),
  roles: get(
    '{code}/roles',
    'view',
    z.object({ code }),
    z.object({
      record: z.array(Role.pick({ roleId: true, roleName: true, orgType: true, users: true })),
    }),
    { audit: 'view' },
  ),
});

/** 角色的权限 */
export const rolePermission = calls(catalogue.rolePermission, {
  relations: put('relations', 'grant', change, GrantEffect, { dryRun }),
  relationsRemove: put('relations/remove', 'grant', change, GrantEffect, { dryRun }),
  /** Which pages are left out of the menu: these and no others. */
  relationsShow: put(
    'relations/show',
    'grant',
    z.object({ roleId, hidden: field.list('不在菜单里的画面', code, 200) }),
    none,
  ),
});
