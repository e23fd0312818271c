import { lockFunction, orgType } from '@tqc/domain/dictionaries';
import { lockState } from '@tqc/domain/organisations';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';

/** A window in which functions are closed for an organisation and what stands below it. */
export const OrgLock = z.object({
  lockId: field.id('锁定记录'),
  orgId: field.id('机构'),
  orgName: field.shown('机构名称'),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  whole: field.flag('仅下级机构'),
  functions: field.codes('锁定功能', lockFunction),
  reason: field.longText('原因', 200),
  beginTime: field.minute('开始时间'),
  endTime: field.minute('结束时间'),
  state: field.status('状态', lockState),
  /** Not of the organisation that is locked by it. */
  kept: field.flag('可修改'),
  operator: field.shown('操作人'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const { beginTime, endTime, functions, lockId, orgId, reason, state } = OrgLock.shape;

/** 机构锁定时间 */
export const baseOrgLockTime = calls(catalogue.baseOrgLockTime, {
  list: get(
    '',
    'view',
    paged({ orgName: field.text('机构名称', 60), state }, ['beginTime', 'endTime', 'updatedAt']),
    pageOf(OrgLock),
    { rowKey: 'lockId', audit: 'query' },
  ),
  get: get('{lockId}', 'view', z.object({ lockId }), OrgLock, { audit: 'view' }),
  /** Without an organisation everybody below the caller's own is meant. */
  create: post(
    '',
    'add',
    z.object({ orgId: orgId.nullable().default(null), functions, reason, beginTime, endTime }),
    z.object({ id: lockId }),
  ),
  /** `end` opens the functions again at once. */
  update: put(
    '{lockId}',
    'edit',
    z.object({
      lockId,
      action: z.enum(['edit', 'end']).default('edit'),
      ...mayBeLeftOut({ functions, reason, endTime }),
    }),
    none,
  ),
  remove: del('{lockId}', 'delete', z.object({ lockId }), none),
});
