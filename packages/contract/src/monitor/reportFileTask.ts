import { reportFileStatus, reportFormat } from '@tqc/domain/dictionaries';
import { z } from 'zod';
import * as catalogue from '../generated/calls/monitor';
import { calls, del, field, get, none, paged, pageOf, post } from '../kit';
import { reportChosen, ReportRow } from './reports';

/** A file of a report that the caller asked for. */
export const ReportFileRow = z.object({
  id: field.id('任务编号'),
  report: field.id('报表编码'),
  title: field.text('报表名称', 50),
  summary: field.shown('条件摘要'),
  /** What it was asked for, for making it again. */
  asked: z.object(reportChosen),
  format: field.code('格式', reportFormat),
  status: field.status('状态', reportFileStatus),
  total: field.count('行数'),
  done: field.count('已写行数'),
  /** Bytes, and SHA-256 of the file; null until it is made. */
  size: field.count('文件大小').nullable(),
  sha256: z.string().nullable(),
  fileName: z.string(),
  message: field.shown('说明'),
  createdAt: field.moment('申请时间'),
  endedAt: field.moment('完成时间').nullable(),
  expiresAt: field.moment('保留至').nullable(),
  downloads: field.count('下载次数'),
});
const row = ReportFileRow.shape;
const one = z.object({ id: row.id });

/** 报表文件任务: files of reports, each for the person who asked for it. */
export const reportFileTask = calls(catalogue.reportFileTask, {
  list: get(
    '',
    'view',
    paged({ title: row.title, status: row.status }, ['createdAt']),
    pageOf(ReportFileRow),
    { rowKey: 'id', background: true },
  ),
  get: get('{id}', 'view', one, ReportFileRow, { background: true }),
  /** The file of a run; the same run that is under way or failed is joined, not begun twice. */
  create: post(
    '',
    'download',
    z.object({ id: ReportRow.shape.id, ...reportChosen, format: row.format }),
    one,
    { quota: () => 'export', alsoCounts: () => ['result'] },
  ),
  /** Cancels what waits or runs; what has ended goes. */
  remove: del('{id}', 'download', one, none, { versioned: false }),
  downReportFileTask: get('downReportFileTask', 'download', one, z.null(), {
    reply: 'file',
    audit: 'view',
    quota: () => 'download',
  }),
});
