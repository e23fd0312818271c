import { refuse } from '../kit';
import { daysBetween } from '../shared/dayBounds';
import { offencesInside, type Offence } from './chain';

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

/** Which stages of a province plan an organisation acts in; the first review is everybody's. */
export interface ReviewLevels {
  readonly recheckLevel: number;
  readonly finalLevel: number;
}

/** The stages of registration that an organisation of a level works in, in their order. */
export function stagesOfLevel(
  level: number,
  { recheckLevel, finalLevel }: ReviewLevels,
): ('firstReview' | 'recheck' | 'final')[] {
  return [
    'firstReview' as const,
    ...(level >= recheckLevel ? (['recheck'] as const) : []),
    ...(level >= finalLevel ? (['final'] as const) : []),
  ];
}

const STAGE_WORDS = { firstReview: '初核', recheck: '复核', final: '终审' } as const;

/** The same in words: 初核、复核. */
export const stagesText = (level: number, levels: ReviewLevels): string =>
  stagesOfLevel(level, levels)
    .map((stage) => STAGE_WORDS[stage])
    .join('、');

/** The days that an organisation sets for its own part; stages it has no part in are empty. */
export interface OrgStageDays {
  readonly firstReviewBegin: string;
  readonly firstReviewEnd: string;
  readonly noticeBegin: string;
  readonly noticeEnd: string;
  readonly recheckBegin: string | null;
  readonly recheckEnd: string | null;
  readonly finalBegin: string | null;
  readonly finalEnd: string | null;
}

/** The province plan that those days have to fit. */
export interface StagesAbove extends Omit<StageDays, 'filingEnd'>, ReviewLevels {
  readonly planName: string;
  readonly noticeDays: number;
}

/**
 * Where the days of an organisation do not fit its province plan: each stage inside that of the
 * province, the notice inside the first review and long enough, confirmation over before the first
 * review is, and no days of a stage that its level has no part in.
 */
export function offencesOfOrgStages(
  plan: OrgStageDays,
  above: StagesAbove,
  { level, confirmEnd }: { readonly level: number; readonly confirmEnd: string },
): Offence[] {
  const first = { begin: plan.firstReviewBegin, end: plan.firstReviewEnd };
  const notice = { begin: plan.noticeBegin, end: plan.noticeEnd };
  const found = [
    ...offencesInside(
      {
        name: `${above.planName}的初核时间`,
        range: { begin: above.firstReviewBegin, end: above.firstReviewEnd },
      },
      [{ name: '初核时间', range: first }],
    ),
    ...offencesInside({ name: '本计划的初核时间', range: first }, [
      { name: '公示时间', range: notice },
    ]),
  ];
  if (first.end < confirmEnd)
    found.push({
      item: '初核时间',
      message: `初核结束日期不能早于时间段的确认结束日期（${confirmEnd}）`,
    });
  const shown = daysFromTo(notice.begin, notice.end);
  if (shown > 0 && shown < above.noticeDays)
    found.push({
      item: '公示时间',
      message: `公示不能少于${above.noticeDays}天，现在是${shown}天，请延长`,
    });
  const acts = stagesOfLevel(level, above);
  for (const stage of ['recheck', 'final'] as const)
    found.push(...offencesOfStage(stage, plan, above, acts.includes(stage)));
  return found;
}

function offencesOfStage(
  stage: 'recheck' | 'final',
  plan: OrgStageDays,
  above: StagesAbove,
  acts: boolean,
): Offence[] {
  const word = STAGE_WORDS[stage];
  const begin = plan[`${stage}Begin`];
  const end = plan[`${stage}End`];
  const item = `${word}时间`;
  // Left out, the days are those of the province.
  if (begin === null && end === null) return [];
  if (!acts) return [{ item, message: `按省级计划本级不办理${word}，请去掉${word}时间` }];
  if (begin === null || end === null)
    return [{ item, message: `${word}时间请填写开始和结束两个日期，或都不填，按省级计划办` }];
  return offencesInside(
    {
      name: `${above.planName}的${item}`,
      range: { begin: above[`${stage}Begin`], end: above[`${stage}End`] },
    },
    [{ name: item, range: { begin, end } }],
  );
}

/** How many days there are from one to another, both counted. */
export const daysFromTo = (begin: string, end: string) => daysBetween(begin, end) + 1;
