import { adminStatus, orgType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import { field } from '../kit';
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
  /** Of system, security and audit what they hold; more than one is to be taken apart. */
  duties: field.shown('职责'),
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
/** A password that was made for somebody: told once to whoever made it, and kept by nobody. */
export const IssuedPassword = z.object({
  adminId: Admin.shape.adminId,
  account: field.shown('账号'),
  name: field.shown('姓名'),
  password: field.shown('初始密码'),
});
