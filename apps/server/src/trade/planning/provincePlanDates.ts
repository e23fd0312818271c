import { orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import {
  levelsSentence,
  offencesInside,
  offencesOfOrder,
  offencesOfStages,
  typesOutside,
  type Offence,
} from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import type { ChangeDates } from './changedPlan';
import type { PlanningCall } from './track';
import { wordsOf } from './words';

/** What of a province plan has to fit what stands above and below it. */
export interface ProvinceDates {
  readonly ctIds: readonly number[];
  readonly filing: { begin: string; end: string }[];
  readonly confirmBegin: string;
  readonly confirmEnd: string;
  readonly approveBegin: string;
  readonly approveEnd: string;
  /** Of periodic registration alone, which has three stages. */
  readonly recheckEnd?: string | null;
  readonly finalBegin?: string | null;
  readonly recheckLevel?: number | null;
  readonly finalLevel?: number | null;
}

/**
 * The dates of a plan as a change would leave them: other filing windows, or the last one ends at
 * another time.
 */
export function datesAfter(plan: ProvinceDates, change: ChangeDates): ProvinceDates {
  const { filing = plan.filing, filingEnd } = change;
  return {
    ctIds: plan.ctIds,
    filing: filing.map((window, at) =>
      filingEnd !== undefined && at === filing.length - 1 ? { ...window, end: filingEnd } : window,
    ),
    confirmBegin: change.confirmBegin ?? plan.confirmBegin,
    confirmEnd: change.confirmEnd ?? plan.confirmEnd,
    approveBegin: change.approveBegin ?? plan.approveBegin,
    approveEnd: change.approveEnd ?? plan.approveEnd,
    recheckEnd: change.recheckEnd ?? plan.recheckEnd ?? null,
    finalBegin: change.finalBegin ?? plan.finalBegin ?? null,
    // Who acts in a stage stays: cases stand at those levels already.
    recheckLevel: plan.recheckLevel ?? null,
    finalLevel: plan.finalLevel ?? null,
  };
}

/**
 * Plans below that hold others to their dates: what was handed in and goes on. A draft is looked at
 * when it is reported, what was ended is only read.
 */
export const BINDING = [
  orgBatchApproval.code('reported'),
  orgBatchApproval.code('passed'),
  orgBatchApproval.code('locked'),
];

/**
 * Everything that the dates of a province plan have to fit, asked whenever they are entered,
 * changed or passed. Upward: inside the batch. Of themselves: filing before confirmation before
 * approval. Downward: the time slots of the organisation plans still inside.
 */
export async function provinceOffences(
  { db }: PlanningCall,
  cbId: string,
  dates: ProvinceDates,
  pbId?: string,
): Promise<Offence[]> {
  const batch = await db
    .selectFrom('planBatch')
    .select(['track', 'cbName', 'beginDate', 'endDate', 'ctIds', ...STAGES])
    .where('cbId', '=', cbId)
    .executeTakeFirst();
  if (!batch)
    throw new ApiFailure(422, '所属批次不存在，请重新选择', {
      fields: { cbId: '请选择所属批次' },
    });
  const words = wordsOf(batch.track);
  const filing = hull(dates.filing);
  const ranges = {
    filing,
    confirm: { begin: dates.confirmBegin, end: dates.confirmEnd },
    approve: { begin: dates.approveBegin, end: dates.approveEnd },
  };
  const up = offencesInside(
    { name: `批次“${batch.cbName}”`, range: { begin: batch.beginDate, end: batch.endDate } },
    [
      ...dates.filing.map((range, at) => ({ name: `网报时间段${at + 1}`, range })),
      { name: `${words.confirm}时间`, range: ranges.confirm },
      { name: `${words.approve}时间`, range: ranges.approve },
    ],
  );
  const types = typesOutside({ name: `批次“${batch.cbName}”`, ctIds: batch.ctIds }, [
    { name: '省级计划', ctIds: dates.ctIds },
  ]);
  const stages = batch.track === 'enroll' ? stageOffences(dates, batch) : [];
  const here = [...up, ...offencesOfOrder(ranges, words), ...stages, ...types];
  if (pbId === undefined) return here;
  const slots = await db
    .selectFrom('planSlot')
    .innerJoin('orgPlan', 'orgPlan.obId', 'planSlot.obId')
    .select([
      'planName',
      'planSlot.filingBegin',
      'planSlot.filingEnd',
      'planSlot.confirmBegin',
      'planSlot.confirmEnd',
      'planSlot.ctIds',
    ])
    .where('pbId', '=', pbId)
    .where('approvalStatus', 'in', BINDING)
    .where('endStatus', '<>', planEndStatus.code('ended'))
    .orderBy('planSlot.obtId')
    .execute();
  const down = [
    ...offencesInside(
      { name: '省级网报时间', range: filing },
      slots.map((slot) => ({
        name: `${slot.planName}的网报时间`,
        range: { begin: slot.filingBegin, end: slot.filingEnd },
      })),
    ),
    ...offencesInside(
      { name: `省级${words.confirm}时间`, range: ranges.confirm },
      slots.map((slot) => ({
        name: `${slot.planName}的确认时间`,
        range: { begin: slot.confirmBegin, end: slot.confirmEnd },
      })),
    ),
    ...typesOutside(
      { name: '省级计划', ctIds: dates.ctIds },
      slots.map(({ planName, ctIds }) => ({ name: planName, ctIds })),
    ),
  ];
  return [...here, ...down];
}

const STAGES = ['filingEnd', 'firstReviewEnd', 'recheckEnd'] as const;
/** Days that batches of recognition leave empty and those of registration never do. */
type BatchStages = Readonly<Record<(typeof STAGES)[number], string | null>>;

function stageOffences(dates: ProvinceDates, batch: BatchStages): Offence[] {
  const levels = levelsSentence(dates.recheckLevel ?? 0, dates.finalLevel ?? 0);
  const plan = {
    filingEnd: hull(dates.filing).end,
    firstReviewBegin: dates.confirmBegin,
    firstReviewEnd: dates.confirmEnd,
    recheckBegin: dates.approveBegin,
    recheckEnd: dates.recheckEnd ?? '',
    finalBegin: dates.finalBegin ?? '',
    finalEnd: dates.approveEnd,
  };
  const { filingEnd, firstReviewEnd, recheckEnd } = batch;
  const until = {
    filingEnd: filingEnd ?? '',
    firstReviewEnd: firstReviewEnd ?? '',
    recheckEnd: recheckEnd ?? '',
  };
  return [
    ...(levels ? [{ item: '终审层级', message: levels }] : []),
    ...offencesOfStages(plan, until),
  ];
}

/** What the dates of a province plan have to lie in. */
export async function provinceBounds({ db }: PlanningCall, cbId: string) {
  const { track, cbName, beginDate, endDate, ...ends } = await db
    .selectFrom('planBatch')
    .select(['track', 'cbName', 'beginDate', 'endDate', ...STAGES])
    .where('cbId', '=', cbId)
    .executeTakeFirstOrThrow();
  const until: readonly (readonly [string, string | null])[] =
    track === 'enroll'
      ? [
          ['网报时间', ends.filingEnd],
          ['初核时间', ends.firstReviewEnd],
          ['复核时间', ends.recheckEnd],
          ['终审时间', endDate],
        ]
      : ['网报时间', '确认时间', '审批时间'].map((item) => [item, endDate]);
  return until.map(([item, end]) => ({
    item,
    name: cbName,
    begin: beginDate,
    end: end ?? endDate,
  }));
}

/** Until when each stage of a plan of registration could be moved: the batch sets the days. */
export async function provinceExtensions(
  call: PlanningCall,
  plan: ProvinceDates & { readonly cbId: string },
) {
  const filing = hull(plan.filing);
  const stands: Readonly<Record<string, readonly [string, string]>> = {
    网报时间: [filing.begin, filing.end],
    初核时间: [plan.confirmBegin, plan.confirmEnd],
    复核时间: [plan.approveBegin, plan.recheckEnd ?? ''],
    终审时间: [plan.finalBegin ?? '', plan.approveEnd],
  };
  return (await provinceBounds(call, plan.cbId)).map(({ item, end: until }) => {
    const [begin = '', end = ''] = stands[item] ?? [];
    return { item, begin, end, until };
  });
}

/** From the first begin to the last end. */
export function hull(ranges: readonly { readonly begin: string; readonly end: string }[]): {
  begin: string;
  end: string;
} {
  const begins = ranges.map(({ begin }) => begin).sort();
  const ends = ranges.map(({ end }) => end).sort();
  return { begin: begins[0] ?? '', end: ends.at(-1) ?? '' };
}
