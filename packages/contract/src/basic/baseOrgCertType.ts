import { certType, orgType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';

/** The types that an organisation recognises for a time, within what the law gives its level. */
export const OrgCertType = z.object({
  octId: field.id('记录编号'),
  orgId: field.id('机构'),
  orgName: field.shown('机构名称'),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  ctIds: field.codes('资格种类', certType),
  beginDate: field.date('开始日期'),
  endDate: field.date('结束日期').nullable(),
  operator: field.shown('操作人'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const { beginDate, ctIds, endDate, octId, orgId } = OrgCertType.shape;

/** 机构资格种类 */
export const baseOrgCertType = calls(catalogue.baseOrgCertType, {
  list: get(
    '',
    'view',
    paged(
      {
        orgName: field.text('机构名称', 60),
        orgType: OrgCertType.shape.orgType,
        ctId: field.code('资格种类', certType),
        /** In force on that day. */
        day: field.date('生效日'),
      },
      ['beginDate', 'updatedAt'],
    ),
    pageOf(OrgCertType),
    { rowKey: 'octId', audit: 'query' },
  ),
  get: get('{octId}', 'view', z.object({ octId }), OrgCertType, { audit: 'view' }),
  create: post(
    '',
    'add',
    z.object({ orgId, ctIds, beginDate, endDate: endDate.default(null) }),
    z.object({ id: octId }),
  ),
  update: put(
    '{octId}',
    'edit',
    z.object({ octId, ...mayBeLeftOut({ ctIds, beginDate, endDate }) }),
    none,
  ),
  remove: del('{octId}', 'delete', z.object({ octId }), none),
});
