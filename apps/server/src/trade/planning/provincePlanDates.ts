import { orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { offencesInside, offencesOfOrder, typesOutside, type Offence } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import type { ChangeDates } from './changedPlan';
import type { PlanningCall } from './track';

/** What of a province plan has to fit what stands above and below it. */
export interface ProvinceDates {
  readonly ctIds: readonly number[];
  readonly filing: { begin: string; end: string }[];
  readonly confirmBegin: string;
  readonly confirmEnd: string;
  readonly approveBegin: string;
  readonly approveEnd: string;
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
    .select(['cbName', 'beginDate', 'endDate', 'ctIds'])
    .where('cbId', '=', cbId)
    .executeTakeFirst();
  if (!batch)
    throw new ApiFailure(422, '所属批次不存在，请重新选择', {
      fields: { cbId: '请选择所属批次' },
    });
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
      { name: '确认时间', range: ranges.confirm },
      { name: '审批时间', range: ranges.approve },
    ],
  );
  const types = typesOutside({ name: `批次“${batch.cbName}”`, ctIds: batch.ctIds }, [
    { name: '省级计划', ctIds: dates.ctIds },
  ]);
  const here = [...up, ...offencesOfOrder(ranges), ...types];
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
      { name: '省级确认时间', range: ranges.confirm },
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

/** What the dates of a province plan have to lie in. */
export async function provinceBounds({ db }: PlanningCall, cbId: string) {
  const { cbName, beginDate, endDate } = await db
    .selectFrom('planBatch')
    .select(['cbName', 'beginDate', 'endDate'])
    .where('cbId', '=', cbId)
    .executeTakeFirstOrThrow();
  return ['网报时间', '确认时间', '审批时间'].map((item) => ({
    item,
    name: cbName,
    begin: beginDate,
    end: endDate,
  }));
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
