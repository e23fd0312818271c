import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';

/** How the caller's organisation shows one value of a national list to its own people. */
export const OrgDictEntry = z.object({
  odId: field.id('编号'),
  dicId: field.id('国家字典项'),
  dtId: field.word('字典类型'),
  typeName: field.shown('字典类型'),
  code: field.shown('编码'),
  nationLabel: field.shown('国家标签'),
  label: field.text('本机构标签', 50).nullable(),
  enabled: field.flag('是否启用'),
  sort: field.count('排序', 1, 99_999),
  updatedAt: field.moment('更新时间'),
  version: field.version(),
});
const { dicId, dtId, enabled, label, odId, sort } = OrgDictEntry.shape;
const shown = { label: label.default(null), enabled: enabled.default(true), sort };

/** 本机构字典 */
export const baseOrgDict = calls(catalogue.baseOrgDict, {
  list: get(
    '',
    'view',
    paged({ dtId, code: field.word('编码') }, ['sort', 'updatedAt']),
    pageOf(OrgDictEntry),
    { rowKey: 'odId', audit: 'query' },
  ),
  get: get('{odId}', 'view', z.object({ odId }), OrgDictEntry, { audit: 'view' }),
  create: post('', 'add', z.object({ dicId, ...shown }), z.object({ id: odId })),
  update: put('{odId}', 'edit', z.object({ odId, ...mayBeLeftOut(shown) }), none),
  remove: del('{odId}', 'delete', z.object({ odId }), none),
});
