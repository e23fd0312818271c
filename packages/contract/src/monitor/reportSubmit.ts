import { monitorType, reportSubmitStatus } from '@tqc/domain/dictionaries';
import { PERIOD } from '@tqc/domain/reports';
import { z } from 'zod';
import * as catalogue from '../generated/calls/monitor';
import { calls, field, get, none, paged, pageOf, post, put } from '../kit';
import { reports, ReportRow } from './reports';

/** Figures of a period that an organisation handed in to the one above. */
export const ReportSubmitRow = z.object({
  id: field.id('报送编号'),
  report: field.id('报表编码'),
  reportName: field.shown('报表名称'),
  status: field.status('状态', reportSubmitStatus),
  period: field.shaped('统计期', {
    max: 7,
    pattern: PERIOD,
    says: '统计期请写成 2024、2024Q2 或 2024-05',
    example: (serial) => `2023-${String((serial % 12) + 1).padStart(2, '0')}`,
  }),
  orgName: field.shown('报送机构'),
  submittedBy: field.shown('报送人'),
  submittedAt: field.moment('报送时间'),
  checkText: field.shown('审核关系'),
  changeText: field.shown('与上期比'),
  text: field.shown('说明'),
  reviewer: field.shown('接收人'),
  reviewedAt: field.moment('接收时间').nullable(),
  opinion: field.shown('意见'),
  /** Whether the caller's organisation is the one it was handed in to. */
  mine: field.flag('由本机构接收'),
  /** Whether the caller's organisation handed it in. */
  own: field.flag('本机构报送'),
  version: field.version(),
});
const row = ReportSubmitRow.shape;
const { id } = row;
const cells = z.array(z.number().nullable());

/** What was handed in, as it stood at that moment. */
export const ReportSubmission = ReportSubmitRow.extend({
  head: reports.getReportHead.output.pick({ rows: true, columns: true }),
  lines: z.array(
    z.object({ key: z.string(), depth: z.number().int(), labels: z.array(z.string()), cells }),
  ),
  totals: cells,
  /** Of the period before; null where nothing is known of it. */
  before: z.object({ label: z.string(), totals: cells }).nullable(),
  checks: z.array(
    z.object({
      says: z.string(),
      holds: z.boolean(),
      hard: z.boolean().optional(),
      compared: z.boolean().optional(),
    }),
  ),
});

/** 报表报送: the figures of a period are frozen and go to the organisation above. */
export const reportSubmit = calls(catalogue.reportSubmit, {
  list: get(
    '',
    'view',
    paged(
      {
        business: field.code('业务域', monitorType),
        reportName: field.text('报表名称', 50),
        period: row.period,
        status: row.status,
        prov: field.area('省份'),
        city: field.area('地市'),
        county: field.area('区县'),
      },
      ['submittedAt', 'period'],
    ),
    pageOf(ReportSubmitRow),
    { rowKey: 'id', audit: 'query' },
  ),
  get: get('{id}', 'view', z.object({ id }), ReportSubmission, { audit: 'view' }),
  /** Of one report and period once; what was returned is handed in again with today's figures. */
  create: post(
    '',
    'add',
    z.object({
      report: ReportRow.shape.id,
      period: row.period,
      text: field.longText('说明', 500).or(z.literal('')).default(''),
    }),
    z.object({ id }),
  ),
  update: put(
    '{id}',
    'audit',
    z.object({
      id,
      action: z.enum(['accept', 'return']),
      opinion: field.longText('意见', 200).optional(),
    }),
    none,
  ),
});
