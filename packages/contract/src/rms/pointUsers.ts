import { pointRole } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field, imported, mayBeLeftOut, paged, type Call } from '../kit';
import { Admin, IssuedPassword } from './people';

const empty = z.literal('');
const row = Admin.shape;

/** Somebody of a confirmation point. */
export const PointUser = z.object({
  adminId: row.adminId,
  account: row.account,
  name: row.name,
  status: row.status,
  condition: row.condition,
  locked: row.locked,
  orgId: field.id('确认点'),
  pointName: field.shown('确认点名称'),
  parentName: field.shown('所属机构'),
  pointRole: field.code('角色', pointRole).nullable(),
  mobile: row.mobile,
  keySerial: row.keySerial,
  validTo: row.validTo,
  remark: row.remark,
  seenAt: row.seenAt,
  /** Whether the caller keeps this person; others of the place are only looked at. */
  own: field.flag('可以修改'),
  updatedAt: row.updatedAt,
  version: row.version,
});
const point = PointUser.shape;

const filters = {
  account: field.text('账号', 30),
  name: point.name,
  pointName: field.text('确认点名称', 60),
  mobile: field.mobile(),
  pointRole: field.code('角色', pointRole),
  status: point.status,
};
export const pointUserFilters = paged(filters, ['account', 'name', 'updatedAt']);
/** The same of chosen organisations: of points themselves, or of those below who is chosen. */
export const pointUsersOfOrgs = pointUserFilters.extend({ orgIds: field.ids('机构', 50) });
/** The people of the points of one kind of work, as a file. */
export const pointUserFile = z.object({
  bizType: z.literal([1, 2]),
  ...z.object(filters).partial().shape,
});
const entered = {
  name: point.name,
  mobile: field.mobile(),
  pointRole: field.code('角色', pointRole),
  validTo: point.validTo.default(null),
  remark: point.remark.or(empty).default(''),
};
export const newPointUser = z.object({ account: point.account, orgId: point.orgId, ...entered });
export const changedPointUser = z.object({
  adminId: point.adminId,
  /** Another point of the same organisation. */
  orgId: point.orgId.optional(),
  ...mayBeLeftOut(entered),
});
export const madePointUser = z.object({
  id: point.adminId,
  issued: z.array(IssuedPassword),
  waiting: field.flag('等待审核'),
});

/** People of points (确认点用户) as a file: each line somebody new of one of the caller's points. */
export const pointUserImport = (call: Call) =>
  imported({
    target: 'localeSetUser',
    title: '确认点用户',
    row: z.object({
      account: point.account,
      name: point.name,
      pointName: filters.pointName,
      mobile: field.mobile(),
      pointRole: filters.pointRole,
      validTo: entered.validTo,
      remark: entered.remark,
    }),
    key: 'account',
    call,
    example: {
      account: 'point_lin',
      name: '林问夏',
      pointName: '东霁区政务服务中心确认点',
      mobile: '15400000021',
      pointRole: '确认人员',
      validTo: '2027-06-30',
      remark: '窗口1',
    },
  });
