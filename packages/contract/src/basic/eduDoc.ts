import { docCategory, fileKind, orgType } from '@tqc/domain/dictionaries';
import { docStatus } from '@tqc/domain/shared';
import { z } from 'zod';
import * as catalogue from '../generated/calls/basic';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';

const CENTRE = 5;
/** Whom a material is meant for; the centre, which sees all, is none of them. */
const readers = {
  options: orgType.options.filter(({ value }) => value !== CENTRE),
  codes: orgType.codes.filter((code) => code !== CENTRE),
};
/** So many leave together. */
const MOST_TOGETHER = 50;

/** A policy, manual, form or course that is put out for those below to fetch. */
export const EduDoc = z.object({
  docId: field.id('资料'),
  title: field.text('资料名称', 100),
  category: field.code('资料类别', docCategory),
  audience: field.codes('适用对象', readers),
  fileId: field.file('文件'),
  kind: field.code('文件格式', fileKind),
  size: field.count('文件大小'),
  docVersion: field.text('版本号', 20),
  orgName: field.shown('发布机构'),
  publishedAt: field.moment('发布时间'),
  downloads: field.count('下载次数'),
  remark: field.longText('说明', 200).or(z.literal('')),
  pinned: field.flag('置顶'),
  status: field.status('状态', docStatus),
  /** True for whoever keeps it: its own organisation, and the centre. */
  kept: field.flag('由本机构维护'),
  version: field.version(),
});
const row = EduDoc.shape;
const { docId } = row;
const entered = {
  title: row.title,
  category: row.category,
  audience: row.audience,
  fileId: row.fileId,
  docVersion: row.docVersion,
  remark: row.remark.default(''),
  pinned: row.pinned.default(false),
};

/** 资料下载 */
export const eduDoc = calls(catalogue.eduDoc, {
  list: get(
    '',
    'view',
    paged(
      {
        title: row.title,
        category: row.category,
        status: row.status,
        publishedAtFrom: field.date('发布时间起'),
        publishedAtTo: field.date('发布时间止'),
      },
      ['publishedAt', 'downloads'],
    ),
    pageOf(EduDoc),
    { rowKey: 'docId', audit: 'query' },
  ),
  get: get('{docId}', 'view', z.object({ docId }), EduDoc, { audit: 'view' }),
  create: post('', 'add', z.object(entered), z.object({ id: docId })),
  /** `withdraw` takes it out of sight, `publish` puts it out again. */
  update: put(
    '{docId}',
    'edit',
    z.object({
      docId,
      action: z.enum(['edit', 'withdraw', 'publish']).default('edit'),
      ...mayBeLeftOut(entered),
    }),
    none,
  ),
  remove: del('{docId}', 'delete', z.object({ docId }), none),
  /** Several as one file; each is counted as it would be alone. */
  zip: get(
    'zip',
    'view',
    z.object({
      docIds: z
        .array(docId)
        .min(1, '请选择资料')
        .max(MOST_TOGETHER, `一次最多打包${MOST_TOGETHER}份资料，请减少选择`),
    }),
    z.null(),
    { reply: 'file', audit: 'view', quota: () => 'download' },
  ),
});
