import { noticeState } from '../dictionaries';

/** The days on which a plan's conclusions are given notice of, both of them included. */
export interface NoticeDays {
  readonly noticeBegin: string | null;
  readonly noticeEnd: string | null;
}

/**
 * How far the notice has come on a day; undefined where the plan sets no days for it.
 *
 * @param today as 2024-06-18
 */
export function noticeStateOn({ noticeBegin, noticeEnd }: NoticeDays, today: string) {
  if (noticeBegin === null || noticeEnd === null) return undefined;
  if (today < noticeBegin) return noticeState.code('waiting');
  return noticeState.code(today > noticeEnd ? 'over' : 'running');
}
