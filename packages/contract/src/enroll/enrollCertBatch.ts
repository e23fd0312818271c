import { BatchStatus, registrationKind } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, crud, field, mayBeLeftOut, none, put } from '../kit';

/** A batch of periodic registration: opened by the national centre, usually one a year. */
export const EnrollBatch = z.object({
  cbId: field.id('批次编号'),
  cbName: field.text('批次名称', 50),
  year: field.count('年度', 2000, 2100),
  registrationType: field.code('注册类型', registrationKind),
  filingBegin: field.date('网报开始日期'),
  filingEnd: field.date('网报结束日期'),
  firstReviewEnd: field.date('初核截止日期'),
  recheckEnd: field.date('复核截止日期'),
  finalEnd: field.date('终审截止日期'),
  /** Codes of the provinces that take part; empty means all. */
  provs: field.list('参与省份', field.area('省份'), 100),
  expected: field.count('应注册人数', 1, 100_000_000).nullable(),
  remark: field.longText('说明', 500).or(z.literal('')),
  status: field.status('状态', BatchStatus),
  plans: field.count('已上报省份数'),
  plansPassed: field.count('省份计划通过数'),
  creator: field.shown('创建人'),
  createdAt: field.moment('创建时间'),
  version: field.version(),
});
const shape = EnrollBatch.shape;
const { cbId, cbName, year, registrationType, status } = shape;

const written = {
  cbName,
  year,
  registrationType,
  filingBegin: shape.filingBegin,
  filingEnd: shape.filingEnd,
  firstReviewEnd: shape.firstReviewEnd,
  recheckEnd: shape.recheckEnd,
  finalEnd: shape.finalEnd,
  provs: shape.provs.default([]),
  expected: shape.expected.default(null),
  remark: shape.remark.default(''),
};

/** 注册批次设置 */
export const enrollCertBatch = calls(catalogue.enrollCertBatch, {
  ...crud(EnrollBatch, {
    key: 'cbId',
    filters: { cbName, year, registrationType, status },
    sorts: ['cbId', 'cbName', 'year', 'filingBegin', 'finalEnd'],
    written,
  }),
  /** Days of a batch hang on each other, so this is no plain change. */
  update: put('{cbId}', 'edit', z.object({ cbId, ...mayBeLeftOut(written) }), none),
  /** Ends a batch, or lets one that was ended too early go on. */
  endCertBatch: put(
    'endCertBatch/{cbId}/{type}',
    'end',
    z.object({ cbId, type: z.literal(['end', 'reopen']) }),
    none,
  ),
});
