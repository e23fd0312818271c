import type { Offence, OrgStageDays, Running } from '@tqc/domain/planning';
import { chinaDay } from '@tqc/domain/shared';
import { ApiFailure } from '../../kit/failure';
import type { SlotChange } from './slotChanges';
import type { PlanningCall } from './track';

/** The days of an organisation's own stages as they are stored; recognition has none. */
export type StoredStages = { readonly [N in keyof OrgStageDays]?: string | null | undefined };

/**
 * What a change moves; absent parts stay as they are. The stages are those of registration: of a
 * province plan what recognition has no column for, of an organisation's all of its own.
 */
export interface ChangeDates extends StoredStages {
  readonly filing?: { begin: string; end: string }[] | undefined;
  readonly filingEnd?: string | undefined;
  readonly confirmBegin?: string | undefined;
  readonly confirmEnd?: string | undefined;
  readonly approveBegin?: string | undefined;
  readonly approveEnd?: string | undefined;
  readonly orgIds?: string[] | undefined;
  readonly slots?: SlotChange[] | undefined;
}

/** The plan that a change is about, as it stands, and what a change means to it. */
export interface ChangedPlan {
  readonly planKind: 'province' | 'org';
  readonly planName: string;
  readonly version: number;
  /** The province plan that it is, or stands under. */
  readonly pbId: string;
  /** Refuses who may not ask for a change of it now. */
  admit(): Promise<void>;
  /** Refuses what no longer runs as far as a step asks. */
  running(what: Running): Promise<void>;
  /** Refuses a change while the plan is not one that can be changed. */
  changeable(): Promise<void>;
  /** Where the plan would not fit what stands above, beside and below it. */
  offences(after: ChangeDates): Promise<Offence[]>;
  /** What stands now of all that a change moves. */
  now(after: ChangeDates): ChangeDates;
  /** The change becomes the plan. */
  takeOver(after: ChangeDates): Promise<void>;
}

/** Refuses a change that moves nothing, or that ends anything in the past. */
export function refuseIdle({ now }: PlanningCall, before: ChangeDates, after: ChangeDates): void {
  const moved = endsOf(after);
  const stood = new Map(endsOf(before));
  if (JSON.stringify(sorted(after)) === JSON.stringify(sorted(before)))
    throw new ApiFailure(422, '请填写要变更的内容：现在填的和原来一样');
  const today = chinaDay(now);
  const late = moved.find(([name, end]) => end.slice(0, 10) < today && stood.get(name) !== end);
  if (late) throw new ApiFailure(422, '变更后的结束时间不能早于今天');
}

/** Every end by a name of its own. */
function endsOf({ filing = [], slots = [], ...days }: ChangeDates): [string, string][] {
  return [
    ...Object.entries(days).flatMap(([name, value]): [string, string][] =>
      name.endsWith('End') && typeof value === 'string' ? [[name, value]] : [],
    ),
    // A window that is over may stand beside one to come.
    ...filing.slice(-1).map(({ end }): [string, string] => ['filing', end]),
    ...slots.flatMap((slot, at): [string, string][] => {
      const name = slot.obtId ?? `new${at}`;
      return [
        [`${name}/filing`, slot.validEndDateStr],
        [`${name}/confirm`, slot.confirmEnd],
      ];
    }),
  ];
}

const sorted = (dates: ChangeDates) =>
  Object.entries(dates)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => [name, Array.isArray(value) ? value.map(bySortedNames) : value]);
const bySortedNames = (one: object | string) =>
  typeof one === 'string' ? one : Object.entries(one).sort(([a], [b]) => a.localeCompare(b));
