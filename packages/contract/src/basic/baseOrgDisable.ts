import { orgType } from '@tqc/domain/dictionaries';
import { stopState } from '@tqc/domain/organisations';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';

/** A stop of an organisation: from a minute, to a minute or until it is ended. */
export const OrgStop = z.object({
  id: field.id('停用记录'),
  orgId: field.id('机构'),
  orgName: field.shown('机构名称'),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  reason: field.longText('原因', 200),
  beginTime: field.minute('开始时间'),
  endTime: field.minute('结束时间').nullable(),
  state: field.status('状态', stopState),
  operator: field.shown('操作人'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const row = OrgStop.shape;
const { id } = row;

/** 机构停用 */
export const baseOrgDisable = calls(catalogue.baseOrgDisable, {
  list: get(
    '',
    'view',
    paged({ orgName: field.text('机构名称', 60), orgId: field.id('机构代码'), state: row.state }, [
      'beginTime',
      'updatedAt',
    ]),
    pageOf(OrgStop),
    { rowKey: 'id', audit: 'query' },
  ),
  get: get('{id}', 'view', z.object({ id }), OrgStop, { audit: 'view' }),
  /** Begins at once where no minute is said. */
  create: post(
    '',
    'add',
    z.object({
      orgId: row.orgId,
      reason: row.reason,
      beginTime: row.beginTime.nullable().default(null),
      endTime: row.endTime.default(null),
    }),
    z.object({ id }),
  ),
  /** `end` starts the organisation again at once. */
  update: put(
    '{id}',
    'edit',
    z.object({
      id,
      action: z.enum(['edit', 'end']).default('edit'),
      reason: row.reason.optional(),
      endTime: row.endTime.optional(),
    }),
    none,
  ),
  remove: del('{id}', 'delete', z.object({ id }), none),
});
