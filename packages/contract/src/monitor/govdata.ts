import { z } from 'zod';
import * as catalogue from '../generated/calls/monitor';
import { calls, field, get } from '../kit';
import { reportChosen, reports } from './reports';

const { org, from, to } = reportChosen;

/** 办件回传统计: what the national platform took, refused and gave back. */
export const govdata = calls(catalogue.govdata, {
  /** The fixed report of it, by organisation or by day; the same figures as its published one. */
  reportHctj: get(
    'hctj',
    'view',
    z.object({ org, from, to, by: z.enum(['org', 'day']).default('org') }),
    reports.getReportDataPreview.output.omit({ isTask: true, source: true }).extend({
      name: field.shown('报表名称'),
    }),
    { audit: 'query' },
  ),
});
