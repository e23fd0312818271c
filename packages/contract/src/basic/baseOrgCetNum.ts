import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';

/** Where the certificate numbers of an organisation begin in a year, and how far they have come. */
export const OrgCetNum = z.object({
  cetNumId: field.word('记录编号'),
  orgId: field.id('机构'),
  orgName: field.shown('机构名称'),
  year: field.count('年度', 2009, 2100),
  prov: field.shown('省份代码'),
  orgCode3: field.shown('认定机构代码'),
  firstNo: field.count('起始序号', 1, 999_999),
  currentNo: field.count('当前序号'),
  used: field.count('已用数'),
  voided: field.count('作废数'),
  gaps: field.count('断号数'),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const { cetNumId, firstNo, orgId, year } = OrgCetNum.shape;

/** 机构证书起始编号: set before the first number of a year, afterwards the counter's own. */
export const baseOrgCetNum = calls(catalogue.baseOrgCetNum, {
  list: get(
    '',
    'view',
    paged({ orgName: field.text('机构名称', 60), year }, ['year', 'updatedAt']),
    pageOf(OrgCetNum),
    { rowKey: 'cetNumId', audit: 'query' },
  ),
  get: get('{cetNumId}', 'view', z.object({ cetNumId }), OrgCetNum, { audit: 'view' }),
  create: post('', 'add', z.object({ orgId, year, firstNo }), z.object({ id: cetNumId })),
  update: put('{cetNumId}', 'edit', z.object({ cetNumId, firstNo }), none),
  remove: del('{cetNumId}', 'delete', z.object({ cetNumId }), none),
});
