import { blankStockStatus, certType } from '@tqc/domain/dictionaries';
import { BLANK_NO, MOST_BLANKS } from '@tqc/domain/cert';
import { z } from 'zod';
import * as catalogue from '../generated/calls/cert';
import { calls, del, field, get, none, paged, pageOf, post, put } from '../kit';

/** The printed number of a blank certificate. */
export const blankNo = (label: string) =>
  field.text(label, 12).regex(BLANK_NO, `${label}应为12位印刷号`);

/** Blank certificates of an organisation: what was asked for, assigned, received and used. */
export const CertAddition = z.object({
  id: field.id('空白证书'),
  year: field.count('年度', 2020, 2099),
  orgName: field.shown('机构名称'),
  ctId: field.code('资格种类', certType),
  asked: field.count('申领数', 1, MOST_BLANKS),
  firstNo: field.shown('印刷号段起').nullable(),
  lastNo: field.shown('印刷号段止').nullable(),
  n: field.count('数量'),
  used: field.count('已使用'),
  voided: field.count('作废'),
  left: field.count('结余'),
  note: field.shown('说明'),
  applicant: field.shown('申领人'),
  createdAt: field.moment('申领时间'),
  countedOn: field.date('盘点日期').nullable(),
  countDifference: field.count('盘点差异', -MOST_BLANKS).nullable(),
  countReason: field.shown('差异原因'),
  status: field.status('状态', blankStockStatus),
  version: field.version(),
});
const { id, year, ctId, asked, status } = CertAddition.shape;

/** 空白证书台账 */
export const certAddition = calls(catalogue.certAddition, {
  list: get(
    '',
    'view',
    paged({ year, ctId, status, orgName: field.text('机构名称', 50) }, ['id', 'year']),
    pageOf(CertAddition),
    { rowKey: 'id', audit: 'query' },
  ),
  /** With the numbers that are no longer blank. */
  get: get(
    '{id}',
    'view',
    z.object({ id }),
    CertAddition.extend({
      numbers: z.array(
        z.object({
          serial: z.string(),
          voided: z.boolean(),
          name: z.string(),
          reason: z.string(),
          operator: z.string(),
          at: field.moment('时间'),
        }),
      ),
    }),
    { audit: 'view' },
  ),
  create: post(
    '',
    'add',
    z.object({
      year,
      ctId,
      asked,
      note: field.longText('说明', 200).or(z.literal('')).default(''),
    }),
    z.object({ id }),
  ),
  /**
   * `assign` by the province: the first number of as many as were asked for; `receive`, `void`
   * (numbers spoilt, with the reason), `close` (counted, with the reason of a difference) and
   * `reopen` (the count was wrong, with the reason) by the organisation.
   */
  update: put(
    '{id}',
    'edit',
    z.object({
      id,
      action: z.enum(['assign', 'receive', 'void', 'close', 'reopen']),
      firstNo: blankNo('起始印刷号').optional(),
      n: field.count('张数', 1, MOST_BLANKS).optional(),
      reason: field.longText('作废原因', 200).optional(),
      counted: field.count('实盘结余', 0, MOST_BLANKS).optional(),
      difference: field.longText('差异原因', 200).or(z.literal('')).optional(),
      wrong: field.longText('撤销原因', 200).optional(),
    }),
    none,
  ),
  /** Takes back what was asked for and is not assigned yet. */
  remove: del('{id}', 'delete', z.object({ id }), none),
});
