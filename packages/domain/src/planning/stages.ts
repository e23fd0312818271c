import { refuse } from '../kit';
import type { Offence } from './chain';

/** The days that a batch of periodic registration sets, in their order. */
const BATCH_DAYS = [
  ['filingBegin', '网报开始日期'],
  ['filingEnd', '网报结束日期'],
  ['firstReviewEnd', '初核截止日期'],
  ['recheckEnd', '复核截止日期'],
  ['finalEnd', '终审截止日期'],
] as const;

/** Until when each stage of a batch goes on. */
export type BatchDays = Readonly<Record<(typeof BATCH_DAYS)[number][0], string>>;

/** Refuses a day of a batch that comes before the one above it, at its field. */
export function requireBatchDays(days: BatchDays): void {
  for (const [at, [name, label]] of BATCH_DAYS.entries()) {
    const before = BATCH_DAYS[at - 1];
    if (before && days[name] < days[before[0]])
      throw refuse(name, `${label}不能早于${before[1]}（${days[before[0]]}）`);
  }
}

/** The days of the three stages in a plan of periodic registration. */
export interface StageDays {
  readonly filingEnd: string;
  readonly firstReviewBegin: string;
  readonly firstReviewEnd: string;
  readonly recheckBegin: string;
  readonly recheckEnd: string;
  readonly finalBegin: string;
  readonly finalEnd: string;
}

/**
 * Where the stages of a plan do not fit: each begins and ends no sooner than the one before it, and
 * ends by the day of the batch.
 */
export function offencesOfStages(
  plan: StageDays,
  batch: Pick<BatchDays, 'filingEnd' | 'firstReviewEnd' | 'recheckEnd'>,
): Offence[] {
  const found: Offence[] = [];
  const need = (holds: boolean, item: string, message: string) => {
    if (!holds) found.push({ item, message });
  };
  need(plan.recheckEnd >= plan.recheckBegin, '复核时间', '复核结束日期不能早于复核开始日期');
  need(plan.finalBegin >= plan.recheckBegin, '终审时间', '终审开始日期不能早于复核开始日期');
  need(plan.finalEnd >= plan.recheckEnd, '终审时间', '终审结束日期不能早于复核结束日期');
  need(plan.finalEnd >= plan.finalBegin, '终审时间', '终审结束日期不能早于终审开始日期');
  const until = (item: string, end: string, limit: string, limits: string) =>
    need(end <= limit, item, `${item}结束于${end}，晚于批次的${limits}（${limit}），请提前`);
  until('网报时间', plan.filingEnd.slice(0, 10), batch.filingEnd, '网报结束日期');
  until('初核时间', plan.firstReviewEnd, batch.firstReviewEnd, '初核截止日期');
  until('复核时间', plan.recheckEnd, batch.recheckEnd, '复核截止日期');
  return found;
}

/** Why the levels of re-check and final judgement do not fit each other. */
export const levelsSentence = (recheckLevel: number, finalLevel: number): string | undefined =>
  finalLevel < recheckLevel ? '终审层级不能低于复核层级' : undefined;
