import { refuse } from '../kit';

/** When data of a class year are collected, submitted and reviewed; minutes in China. */
export interface ExemptWindow {
  readonly collectBegin: string;
  readonly collectEnd: string;
  readonly submitEnd: string;
  readonly reviewBegin: string;
  readonly reviewEnd: string;
  readonly late: boolean;
  readonly lateEnd: string | null;
}

/** Refuses minutes that do not follow each other. */
export function requireWindowOrder(times: ExemptWindow): void {
  const { collectBegin, collectEnd, submitEnd, reviewBegin, reviewEnd, late, lateEnd } = times;
  if (collectEnd < collectBegin) throw refuse('collectEnd', '采集结束不能早于采集开始');
  if (submitEnd < collectEnd) throw refuse('submitEnd', '提交截止不能早于采集结束');
  if (reviewBegin < collectBegin) throw refuse('reviewBegin', '审核开始不能早于采集开始');
  if (reviewEnd < reviewBegin) throw refuse('reviewEnd', '审核结束不能早于审核开始');
  if (reviewEnd < submitEnd) throw refuse('reviewEnd', '审核结束不能早于提交截止');
  if (!late) return;
  if (lateEnd === null) throw refuse('lateEnd', '允许补报的，请选择补报截止');
  if (lateEnd <= submitEnd) throw refuse('lateEnd', '补报截止应晚于提交截止');
  if (lateEnd > reviewEnd) throw refuse('lateEnd', '补报截止不能晚于审核结束');
}

const ENDS = ['collectEnd', 'submitEnd', 'reviewEnd', 'lateEnd'] as const;

/** Whether a change gives more time than there was; that needs a reason. */
export const isExtended = (before: ExemptWindow, after: ExemptWindow): boolean =>
  ENDS.some((name) => (after[name] ?? '') > (before[name] ?? ''));
