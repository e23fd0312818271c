import { sql } from 'kysely';
import type { Db } from '../../kit/scope';

/**
 * A series of numbers that belongs to an organisation: certificates of a year, archives of a year
 * of either track, acceptances of a day.
 */
export interface OrgSeries {
  readonly kind: 'cert' | 'archive' | 'enroll' | 'accept';
  /** YYYY, of acceptances YYYY-MM-DD. */
  readonly period: string;
  readonly orgId: string;
}

const nameOf = ({ kind, period, orgId }: OrgSeries) => `${kind}/${period}/${orgId}`;

/**
 * Takes the next number of a series as the system; the counter row stays locked until the
 * transaction ends, so there is no gap and no double.
 */
export async function takeNumber(db: Db, series: string): Promise<number> {
  const { rows } = await sql<{ last: string }>`
    insert into number_counter as c (series, last) values (${series}, 1) on conflict (series) do update set last = c.last + 1 returning last`.execute(
    db,
  );
  return Number(rows[0]?.last);
}

/**
 * Takes the next `n` numbers of an organisation for a caller who works for it, locked likewise.
 * Returns the first.
 */
export async function takeNumbersOf(
  db: Db,
  { kind, period, orgId }: OrgSeries,
  n = 1,
): Promise<number> {
  const { rows } = await sql<{
    first: string;
  }>`select take_numbers(${kind}, ${period}, ${orgId}, ${n}) as first`.execute(db);
  return Number(rows[0]?.first);
}

/**
 * Takes back the caller's own certificate numbers of a year, the last `n` up to `lastGiven`; false
 * when others were given since.
 */
export async function giveBackNumbers(
  db: Db,
  year: number,
  lastGiven: number,
  n: number,
): Promise<boolean> {
  const { rows } = await sql<{
    done: boolean;
  }>`select give_back_numbers(${String(year)}, ${lastGiven}, ${n}) as done`.execute(db);
  return rows[0]?.done === true;
}

/**
 * The last number of a series so far, without taking one; of certificates where the organisation
 * begins in the year, if none was given yet.
 */
export async function lastNumberOf(db: Db, series: OrgSeries): Promise<number> {
  const row = await db
    .selectFrom('numberCounter')
    .select('last')
    .where('series', '=', nameOf(series))
    .executeTakeFirst();
  if (row || series.kind !== 'cert') return Number(row?.last ?? 0);
  const begins = await db
    .selectFrom('orgCertNumber')
    .select('firstNo')
    .where('cetNumId', '=', `${series.period}-${series.orgId}`)
    .executeTakeFirst();
  return (begins?.firstNo ?? 1) - 1;
}

/** Forgets a counter of which every number was taken back, as the system. */
export async function dropUnusedSeries(db: Db, series: OrgSeries, before: number): Promise<void> {
  await db
    .deleteFrom('numberCounter')
    .where('series', '=', nameOf(series))
    .where('last', '=', String(before))
    .execute();
}
