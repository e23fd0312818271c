import { z } from 'zod';
import * as catalogue from '../generated/calls/enroll';
import { calls, field, get, post } from '../kit';
import { EnrollOutcome } from './enrollmentReview';
import { EnrollmentRow } from './enrollmentRow';

const { enrId } = EnrollmentRow.shape;
/** So many stickers are one file. */
const MOST = 200;

/** The papers of a registration: form, report, list on notice, stickers. */
export const enrollmentPapers = calls(catalogue.enrollment, {
  /** 申请表 or 注册报告 of one registration. */
  enrollReport: get(
    'enrollReport/{enrId}/{idNo}',
    'print',
    z.object({
      enrId,
      idNo: field.personRef('证件号码索引'),
      form: z.literal(['apply', 'report']),
    }),
    z.null(),
    { reply: 'file', audit: 'view', quota: () => 'download' },
  ),
  /** What the plans of the caller's records on notice concluded, a table for each plan. */
  noticeList: post('noticeList', 'notice', z.object({}), z.null(), {
    reply: 'file',
    dryRun: () => true,
    countsRefused: true,
    quota: () => 'download',
  }),
  /**
   * Notes the stickers of the chosen as printed and answers how it went with each; with `draw` it
   * answers the file of those that are noted, as often as it is asked for.
   */
  sticker: post(
    'sticker',
    'print',
    z.object({
      records: z
        .array(z.object({ id: enrId, version: z.number().int() }))
        .min(1, '请选择记录')
        .max(MOST, `一次最多打印${MOST}条`),
      preview: z.boolean().default(false),
      draw: z.boolean().default(false),
    }),
    EnrollOutcome,
    {
      reply: 'file',
      dryRun: ({ preview, draw }) => preview === true || draw === true,
      quota: () => 'download',
    },
  ),
});
