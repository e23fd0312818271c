import { orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { offencesInside, offencesOfOrder, type Offence } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import type { PlanningCall } from './track';

/** The dates of a province plan. */
export interface ProvinceDates {
  readonly filing: { begin: string; end: string }[];
  readonly confirmBegin: string;
  readonly confirmEnd: string;
  readonly approveBegin: string;
  readonly approveEnd: string;
}

/** The dates a change moves; absent ones stay as they are. */
export interface ChangeDates {
  readonly filingEnd?: string | undefined;
  readonly confirmBegin?: string | undefined;
  readonly confirmEnd?: string | undefined;
  readonly approveBegin?: string | undefined;
  readonly approveEnd?: string | undefined;
}

/**
 * The dates of a plan as a change would leave them: the last filing window ends later or earlier.
 */
export function datesAfter(plan: ProvinceDates, change: ChangeDates): ProvinceDates {
  const { filingEnd } = change;
  return {
    filing: plan.filing.map((window, at) =>
      filingEnd !== undefined && at === plan.filing.length - 1
        ? { ...window, end: filingEnd }
        : window,
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
const BINDING = [
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
    .select(['cbName', 'beginDate', 'endDate'])
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
  const here = [...up, ...offencesOfOrder(ranges)];
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
  ];
  return [...here, ...down];
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
