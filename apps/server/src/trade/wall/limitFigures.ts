import { sql, type RawBuilder } from 'kysely';
import { chinaDay } from '@tqc/domain/shared';
import { inForce } from '../registration';
import type { Db } from '../../kit/scope';
import { withinPlace, type Place } from './place';

const DAY = 86_400_000;

type Figure = (db: Db, place: Place, now: Date) => Promise<number>;

/** Figures of the restriction library and of changes of data: small tables, asked as they are. */
export const limitFigures: Readonly<Record<string, Figure>> = {
  limited: (db, place, now) => limits(db, place, now, sql`true`),
  limitedNew: (db, place, now) =>
    limits(db, place, now, sql`begin_date >= ${`${chinaDay(now).slice(0, 7)}-01`}`),
  limitEnding: (db, place, now) =>
    limits(db, place, now, sql`end_date < ${chinaDay(new Date(now.getTime() + 90 * DAY))}`),
  // The job that counts the rules has looked them up already.
  limitHits: (db, place) =>
    count(
      db,
      sql`select coalesce(sum(cases), 0)::int as n from monitor_alert a where rule = 'A06' and cleared_at is null and ${withinPlace(place, 'a')}`,
    ),
  changesOpen: (db, place) => changes(db, place, 0),
  changesDone: (db, place) => changes(db, place, 1),
  changesRefused: (db, place) => changes(db, place, 2),
};

function limits(db: Db, place: Place, now: Date, more: RawBuilder<unknown>): Promise<number> {
  return count(
    db,
    sql`select count(*)::int as n from limitation a where ${inForce(chinaDay(now))} and ${more} and ${withinPlace(place, 'a')}`,
  );
}

function changes(db: Db, place: Place, status: number): Promise<number> {
  return count(
    db,
    sql`select count(*)::int as n from registration_change a where status = ${status} and ${withinPlace(place, 'a')}`,
  );
}

async function count(db: Db, query: RawBuilder<unknown>): Promise<number> {
  return ((await query.execute(db)).rows[0] as { n: number } | undefined)?.n ?? 0;
}
