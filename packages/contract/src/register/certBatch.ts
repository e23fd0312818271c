import { audience, batchHalf, BatchStatus, certType } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/register';
import { calls, crud, field, mayBeLeftOut, none, put } from '../kit';

/** A recognition batch: opened by the national centre, usually one every half-year. */
export const CertBatch = z.object({
  cbId: field.id('批次编号'),
  cbName: field.text('批次名称', 50),
  year: field.count('年度', 2000, 2100),
  half: field.code('批次类型', batchHalf),
  audience: field.codes('面向人员', audience),
  ctIds: field.codes('开放资格种类', certType),
  beginDate: field.date('认定开始日期'),
  endDate: field.date('认定结束日期'),
  /** Codes of the provinces that take part; empty means all. */
  provs: field.list('参与省份', field.area('省份'), 100),
  notice: field.longText('公告', 2000).or(z.literal('')),
  status: field.status('状态', BatchStatus),
  plans: field.count('已上报省份数'),
  plansPassed: field.count('省份计划通过数'),
  creator: field.shown('创建人'),
  createdAt: field.moment('创建时间'),
  version: field.version(),
});
const {
  cbId,
  cbName,
  year,
  half,
  audience: audiences,
  ctIds,
  beginDate,
  endDate,
  provs,
  notice,
  status,
  version: _version,
} = CertBatch.shape;

const written = {
  cbName,
  year,
  half,
  audience: audiences,
  ctIds,
  beginDate,
  endDate,
  provs: provs.default([]),
  notice: notice.default(''),
};

/** What a change does: edit the fields, or end the batch; ending has a right of its own. */
export const BATCH_EDIT = 'edit';
export const BATCH_END = 'end';

/** 认定批次设置 */
export const certBatch = calls(catalogue.certBatch, {
  ...crud(CertBatch, {
    key: 'cbId',
    filters: { cbName, year, half, status },
    sorts: ['cbId', 'cbName', 'year', 'beginDate', 'endDate'],
    written,
  }),
  update: put(
    '{cbId}',
    'edit',
    z.object({
      cbId,
      action: z.literal([BATCH_EDIT, BATCH_END]).default(BATCH_EDIT),
      ...mayBeLeftOut(written),
    }),
    none,
  ),
});
