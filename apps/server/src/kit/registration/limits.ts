import { sql } from 'kysely';
import type { Db } from '../scope';

/** Conditions under which an entry of the restriction library is in force on a day: approved, begun, not over; release not yet decided. */
export function inForce(day: string) {
  return sql`status in (2, 4, 5) and begin_date <= ${day} and (end_date is null or end_date >= ${day})`;
}

/** True when the person stands in the restriction library on that day. The library is the same for everybody, whatever they may see. */
export async function isLimited(db: Db, idIndex: Buffer, day: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from limitation where id_index = ${idIndex} and ${inForce(day)} limit 1`.execute(
      db,
    );
  return rows.length > 0;
}
