import { filingColumn, filingStatus, filingType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, del, field, get, mayBeLeftOut, none, paged, pageOf, post, put } from '../kit';
import { BatchOutcome, Versioned } from './registrationReview';

const DAYS = 180;
const MOST_USES = 50;

/** A filing for letting numbers of persons out in full. */
export const BaseOrgDoc = z.object({
  docId: field.id('备案'),
  filingNo: field.serial('备案编号'),
  filingType: field.code('备案类型', filingType),
  orgName: field.shown('申请机构'),
  applicant: field.shown('申请人'),
  purpose: field.longText('导出用途', 200),
  dataScope: field.text('数据范围', 100),
  columns: field.codes('字段范围', filingColumn),
  reason: field.longText('需要完整号码的说明', 200),
  expected: field.count('预计条数', 1, 200_000),
  days: field.count('使用期限（天）', 1, DAYS),
  responsible: field.text('责任人', 30),
  fileId: field.file('承诺书'),
  appliedAt: field.moment('申请时间'),
  status: field.status('状态', filingStatus),
  uses: field.count('批准次数'),
  usesLeft: field.count('剩余次数'),
  validUntil: field.date('有效期至').nullable(),
  opinion: field.shown('审批意见'),
  reviewer: field.shown('审核人'),
  reviewedAt: field.moment('审核时间').nullable(),
  version: field.version(),
});
const row = BaseOrgDoc.shape;
const { docId } = row;
const entered = {
  filingType: row.filingType,
  purpose: row.purpose,
  dataScope: row.dataScope,
  columns: row.columns,
  reason: row.reason,
  expected: row.expected,
  days: row.days,
  responsible: row.responsible,
  fileId: row.fileId,
};

/** 导出权限备案 */
export const baseOrgDoc = calls(catalogue.baseOrgDoc, {
  list: get(
    '',
    'view',
    paged(
      {
        /** Of the own organisation, or of those below that wait for its decision. */
        side: z.enum(['own', 'below']),
        filingType: row.filingType,
        applicant: field.text('申请人', 30),
        status: row.status,
        appliedAtFrom: field.date('申请时间起'),
        appliedAtTo: field.date('申请时间止'),
      },
      ['docId', 'validUntil'],
    ),
    pageOf(BaseOrgDoc),
    { rowKey: 'docId', audit: 'query' },
  ),
  get: get('{docId}', 'view', z.object({ docId }), BaseOrgDoc, { audit: 'view' }),
  create: post('', 'add', z.object(entered), z.object({ id: docId })),
  /** `withdraw` takes back what waits; `edit` hands in anew what was sent back or has expired. */
  update: put(
    '{docId}',
    'edit',
    z.object({
      docId,
      action: z.enum(['edit', 'withdraw']).default('edit'),
      ...mayBeLeftOut(entered),
    }),
    none,
  ),
  remove: del('{docId}', 'delete', z.object({ docId }), none),
  /** What a filing of a type can cover. */
  excelHeader: post(
    'excelHeader',
    'export',
    z.object({ filingType: row.filingType }),
    z.object({ record: z.array(z.object({ value: z.string(), label: z.string() })) }),
  ),
  editBatchBaseOrgDoc: post(
    'editBatchBaseOrgDoc',
    'audit',
    z.object({
      records: z.array(Versioned).min(1, '请选择备案').max(50),
      decision: z.enum(['pass', 'return']),
      uses: field.count('可用次数', 1, MOST_USES).optional(),
      opinion: field.longText('审批意见', 200).or(z.literal('')).default(''),
      preview: z.boolean().default(false),
    }),
    BatchOutcome,
    { dryRun: ({ preview }) => preview === true },
  ),
});
