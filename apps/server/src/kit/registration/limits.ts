import { limitStatus } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import type { Db } from '../scope';
import { statusIn } from '../store';

/** Conditions under which an entry of the restriction library is in force on a day: approved, begun, not over; release not yet decided. */
export function inForce(day: string) {
  return sql`${statusIn('status', limitStatus.group.inForce)} and begin_date <= ${day} and (end_date is null or end_date >= ${day})`;
}

/** Why and until when somebody stands in the restriction library. */
export interface Limit {
  readonly kind: string;
  readonly beginDate: string;
  readonly endDate: string | null;
  readonly orgName: string;
}

/** The entries in force of one person on that day. The library is the same for everybody, whatever rows they may see. */
export async function limitsOf(db: Db, idIndex: Buffer, day: string): Promise<Limit[]> {
  const { rows } =
    await sql<Limit>`select kind, begin_date, end_date, org_name from limits_in_force(${idIndex}, ${day}::date)`.execute(
      db,
    );
  return rows;
}

/** True when the person stands in the restriction library on that day. */
export async function isLimited(db: Db, idIndex: Buffer, day: string): Promise<boolean> {
  return (await limitsOf(db, idIndex, day)).length > 0;
}
