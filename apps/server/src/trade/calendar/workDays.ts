import { RuleError } from '@tqc/domain/kit';
import { dayAfter } from '@tqc/domain/shared';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import type { Db } from '../../kit/scope';

/** The days by which lists and figures tell what is due; YYYY-MM-DD in China. */
export interface DueDays {
  /** The last day whose cases are overdue. */
  readonly over: string;
  /** What is due on this day turns red with the next working day. */
  readonly last: string;
  /** Five and ten working days from today. */
  readonly 5: string;
  readonly 10: string;
}

/** The days that matter today; a year whose holidays are not known is refused, with its number. */
export async function dueDays(db: Db, today: string): Promise<DueDays> {
  const { rows } = await sql<Record<'last' | 'five' | 'ten', string | null>>`
    select working_day_after(${today}::date, 0) as last, working_day_after(${today}::date, 5) as five, working_day_after(${today}::date, 10) as ten`.execute(
    db,
  );
  const [{ last, five, ten } = { last: null, five: null, ten: null }] = rows;
  const year = Number(today.slice(0, 4));
  if (last === null) throw unknownYear(year);
  if (five === null || ten === null) throw unknownYear(year + 1);
  return { over: dayAfter(last, -1), last, 5: five, 10: ten };
}

/** The last day whose cases are overdue, for work without a caller. */
export async function lastOverdueDay(
  client: Pick<PoolClient, 'query'>,
  today: string,
): Promise<string> {
  const { rows } = await client.query<{ last: string | null }>(
    'select working_day_after($1::date, 0) as last',
    [today],
  );
  const last = rows[0]?.last ?? null;
  if (last === null) throw unknownYear(Number(today.slice(0, 4)));
  return dayAfter(last, -1);
}

/** How many working days are left until each of some days; nothing for a day nobody can reckon. */
export async function daysLeftUntil(
  db: Db,
  days: readonly (string | null)[],
  today: string,
): Promise<(day: string | null) => number | null> {
  const asked = [...new Set(days.filter((day) => day !== null))];
  if (asked.length === 0) return () => null;
  const { rows } = await sql<{ day: string; left: number | null }>`
    select day::text as day, working_days_between(${today}::date, day) as "left" from unnest(${asked}::date[]) as day`.execute(
    db,
  );
  const known = new Map(rows.map(({ day, left }) => [day, left]));
  return (day) => (day === null ? null : (known.get(day) ?? null));
}

function unknownYear(year: number): RuleError {
  return new RuleError(
    `系统中没有${year}年的工作日历，不能计算办理期限，请联系国家中心在“工作日历”中补充${year}年的放假和调休安排`,
  );
}
