import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, field, get, none, paged, pageOf, post } from '../kit';
import { RegistrationRow } from './registrationRow';
import { BatchOutcome } from './registrationReview';

const { regId, name, idNo, accessResult } = RegistrationRow.shape;
const batchNo = field.shown('查询批号');

/** Questions that went to the platform together, and what came back. */
export const QueryBatch = z.object({
  batchNo,
  sentAt: field.moment('发起时间'),
  operator: field.shown('发起人'),
  total: field.count('人数'),
  asked: field.count('查询中'),
  normal: field.count('正常'),
  abnormal: field.count('有记录'),
  cancelled: field.count('已取消'),
});

/** 准入查询 */
export const accessQuery = calls(catalogue.accessQuery, {
  /** The person objects to what was found: the platform is asked again, with what they bring. */
  fuyi: post(
    'fuyi',
    'reconsider',
    z.object({
      regId: RegistrationRow.shape.regId,
      reason: field.longText('复议说明', 200),
      fileId: field.file('证明材料').optional(),
    }),
    none,
    { versioned: true },
  ),
  /** Sends persons to the platform, up to 200 at once, under one number of a batch. */
  sendData: post(
    'sendData',
    'send',
    z.object({
      regIds: z.array(regId).min(1, '请选择申请').max(200),
      preview: z.boolean().default(false),
    }),
    BatchOutcome,
    { versioned: false, dryRun: (input) => input['preview'] === true },
  ),
  zzStatus: get(
    'zzStatus',
    'view',
    paged(
      {
        batchNo: field.text('查询批号', 20),
        sentAtFrom: field.date('发起时间起'),
        sentAtTo: field.date('发起时间止'),
      },
      ['sentAt'],
    ),
    pageOf(QueryBatch),
    { rowKey: 'batchNo', audit: 'query' },
  ),
  /** The answers of one batch. */
  zzData: get(
    'zzData',
    'view',
    z.object({ batchNo: field.text('查询批号', 20) }),
    z.object({
      record: z.array(
        z.object({
          queryId: field.id('查询编号'),
          regId,
          name,
          idNo,
          result: accessResult.unwrap(),
          answeredAt: field.moment('返回时间').nullable(),
        }),
      ),
    }),
    { audit: 'query', quota: () => 'look' },
  ),
});
