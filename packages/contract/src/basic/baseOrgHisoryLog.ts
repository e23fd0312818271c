import { orgLogKind, orgType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';

/** One field of a record as it was and as it is, in the words of the screens. */
export const FieldChange = z.object({
  label: z.string().max(40),
  before: z.string().max(2000),
  after: z.string().max(2000),
});
export type FieldChange = z.output<typeof FieldChange>;

/** One line of what was done to organisations. */
export const OrgLog = z.object({
  id: field.id('日志'),
  orgId: field.id('机构'),
  orgName: field.shown('机构名称'),
  orgType: field.code('机构类型', orgType),
  areaName: field.shown('所属地区'),
  kind: field.code('操作类型', orgLogKind),
  field: field.text('变更内容', 40),
  before: field.longText('变更前', 500).or(z.literal('')),
  after: field.longText('变更后', 500).or(z.literal('')),
  operator: field.text('操作人', 30),
  operatorOrg: field.shown('操作人机构'),
  ip: field.shown('IP地址'),
  at: field.moment('操作时间'),
  byHand: field.flag('补录'),
  version: field.version(),
});
const row = OrgLog.shape;
const { id } = row;

/** A line with its fields one by one. */
export const OrgLogDetail = OrgLog.extend({
  changes: field.list('变更明细', FieldChange, 100),
});

/** What a list of changes can be asked for. */
export const orgLogFilters = {
  orgName: field.text('机构名称', 60),
  kind: row.kind,
  operator: row.operator,
  atFrom: field.date('操作时间起'),
  atTo: field.date('操作时间止'),
};

const entered = { field: row.field, before: row.before.default(''), after: row.after.default('') };

/** 机构日志: written by what is done; what happened before the system is entered by hand. */
export const baseOrgHisoryLog = calls(catalogue.baseOrgHisoryLog, {
  list: get('', 'view', paged(orgLogFilters, ['at']), pageOf(OrgLog), {
    rowKey: 'id',
    audit: 'query',
  }),
  get: get('{id}', 'view', z.object({ id }), OrgLogDetail, { audit: 'view' }),
  create: post(
    '',
    'add',
    z.object({ orgId: row.orgId, kind: row.kind, day: field.date('发生日期'), ...entered }),
    z.object({ id }),
  ),
  update: put('{id}', 'edit', z.object({ id, ...mayBeLeftOut(entered) }), none),
  remove: del('{id}', 'delete', z.object({ id }), none),
});
