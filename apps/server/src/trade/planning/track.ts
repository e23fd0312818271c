import { finalJudgement, firstReview, recheck, recordStatusEnroll } from '@tqc/domain/dictionaries';
import type { Offence } from '@tqc/domain/planning';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import type { Principal } from '../../kit/session';
import { statusIn } from '../../kit/store';

/**
 * Recognition and periodic registration are planned alike; the track says which
 * (docs/decisions/D-003).
 */
export type Track = 'register' | 'enroll';

/** What a planning step needs of its call. */
export interface PlanningCall {
  readonly db: Db;
  readonly who: Principal;
  readonly now: Date;
  readonly version?: number | undefined;
}

/** Refuses a change whose ranges do not fit, naming every offence. */
export function refuseOffences(offences: readonly Offence[]): void {
  if (offences.length > 0)
    throw new ApiFailure(422, offences.map(({ message }) => message).join('；'), { offences });
}

/** Refuses what somebody may not do with this button, beyond the right of the call itself. */
export function requireRight(who: Principal, code: string): void {
  if (!who.rights.has(code)) throw new ApiFailure(403);
}

/** Periodic registration opens no kinds: whoever teaches in schools is meant, types 1 to 6. */
export const REGISTERED = { audience: [], ctIds: [1, 2, 3, 4, 5, 6] };

/**
 * Registrations that count as declared. They need not choose a point, so their plans and slots are
 * counted by them and not by what is booked at points.
 */
export const DECLARED = sql`record_status <> ${sql.lit(recordStatusEnroll.code('deleted'))}`;

/** Waiting for the first review, the re-check or the final judgement. */
const WAITING = [
  firstReview.code('pending'),
  recheck.code('pending'),
  finalJudgement.code('pending'),
];

type Unsettled = (db: Db, obIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
/** Tracks whose records are counted apart from the applications of recognition. */
const UNSETTLED: Partial<Readonly<Record<Track, Unsettled>>> = {
  /** Registrations that wait for a stage; what was never taken up ends with its plan. */
  enroll: async (db, obIds) => {
    if (obIds.length === 0) return new Map();
    const { rows } = await sql<{ obId: string; n: number }>`
      select ob_id, count(*)::int as n from enrollment
      where ob_id in (${sql.join([...obIds])}) and ${statusIn('status', WAITING)} and ${DECLARED}
      group by ob_id`.execute(db);
    return new Map(rows.map(({ obId, n }) => [obId, n]));
  },
};

/** How many records keep each of these plans from ending, where the track keeps any of its own. */
export const unsettledOf = async (db: Db, track: Track, obIds: readonly string[]) =>
  (await UNSETTLED[track]?.(db, obIds)) ?? new Map<string, number>();
