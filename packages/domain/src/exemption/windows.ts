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

/** What a minute is asked about: collecting, submitting, reviewing. */
export type WindowStage = 'collect' | 'submit' | 'review';

const NOT_NOW: Readonly<Record<WindowStage, string>> = {
  collect: '不在采集时间内',
  submit: '不在提交时间内',
  review: '不在审核时间内',
};

/**
 * Why something cannot be done at a minute of China; undefined when it can. Submitting goes on
 * until the late end where the province allows it (supplement.md 4.3.4).
 */
export function whyNotNow(
  stage: WindowStage,
  times: ExemptWindow | undefined,
  minute: string,
): string | undefined {
  if (!times) return `${NOT_NOW[stage]}：省级教育部门还没有设置这一届的时间`;
  const { collectBegin, collectEnd, submitEnd, reviewBegin, reviewEnd, late, lateEnd } = times;
  const [begin, end] = {
    collect: [collectBegin, collectEnd],
    submit: [collectBegin, late && lateEnd !== null ? lateEnd : submitEnd],
    review: [reviewBegin, reviewEnd],
  }[stage];
  const inside = begin !== undefined && end !== undefined && minute >= begin && minute <= end;
  return inside ? undefined : `${NOT_NOW[stage]}（${begin} 至 ${end}）`;
}
