import { statusIn } from '../../kit/store';
import { limitStatus } from '@tqc/domain/dictionaries';
import type { PersonToday } from '@tqc/domain/register';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db } from '../../kit/scope';
import type { RegistrationRecord } from './rows';

/**
 * Conditions under which an entry of the restriction library is in force on a day: approved, begun,
 * not over; release not yet decided.
 */
export function inForce(day: string) {
  return sql`${statusIn('status', limitStatus.group.inForce)} and begin_date <= ${day} and (end_date is null or end_date >= ${day})`;
}

/** Why and until when somebody stands in the restriction library. */
export interface Limit {
  /** Which of the three violations of the law, where it is one. */
  readonly kind: string | null;
  readonly limitType: number | null;
  readonly beginDate: string;
  readonly endDate: string | null;
  readonly orgName: string;
}

/**
 * The entries in force of one person on that day. The library is the same for everybody, whatever
 * rows they may see.
 */
export async function limitsOf(db: Db, idIndex: Buffer, day: string): Promise<Limit[]> {
  const { rows } =
    await sql<Limit>`select kind, limit_type, begin_date, end_date, org_name from limits_in_force(${idIndex}, ${day}::date)`.execute(
      db,
    );
  return rows;
}

/** What the standing of a person for an application is found by. */
type Applied = Pick<RegistrationRecord, 'idIndex' | 'ctId' | 'subjectId'>;

/**
 * How the persons of some applications stand today, all asked at once: in the restriction library,
 * and with the certificates they have.
 */
export async function personsToday(
  db: Db,
  applied: readonly Applied[],
  today: string,
): Promise<(row: Applied) => PersonToday> {
  if (applied.length === 0) return () => ({ limited: false, held: false });
  const { rows } = await sql<{ person: Buffer; limited: boolean; held: string[] }>`
    select person, limited, held from persons_today(${personsOf(applied)}::bytea[], ${today}::date)`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [row.person.toString('hex'), row]));
  return ({ idIndex, ctId, subjectId }) => {
    const person = found.get(idIndex.toString('hex'));
    // Whoever was not asked about is not let through.
    if (!person) throw new Error('a person was not looked up');
    return { limited: person.limited, held: person.held.includes(`${ctId}/${subjectId}`) };
  };
}

/**
 * Keeps what is known of some persons as it is: who numbers for one of them at the same moment
 * waits, and then finds the certificate.
 */
export async function holdPersons(db: Db, applied: readonly Applied[]): Promise<void> {
  await sql`select hold_persons(${personsOf(applied)}::bytea[])`.execute(db);
}

/**
 * Sets the marks of the lists anew for entries that began or ended with the day; tells how many
 * were wrong.
 */
export async function markLimited(pool: Pool, today: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select mark_limited(array(select distinct id_index from limitation union select id_index from registration where limit_hit), $1::date) as n',
    [today],
  );
  return rows[0]?.n ?? 0;
}

function personsOf(applied: readonly Applied[]): Buffer[] {
  return applied.map(({ idIndex }) => idIndex);
}
