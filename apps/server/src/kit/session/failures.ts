import { ApiFailure } from '../failure';
import type { Queries } from '../scope';
import { counting, limits } from './limits';

/** What attempts are counted by. */
export type Counted = keyof typeof counting;

interface Row {
  kind: Counted;
  n: number;
  first_at: string;
  locked_until: string | null;
}

/** Refuses what is locked: an account for one class of browsers. */
export async function refuseLocked(db: Queries, value: string, now: Date): Promise<void> {
  const { rows } = await db.query<{ locked_until: string | null }>(
    "select locked_until from sign_in_failure where kind = 'account' and value = $1",
    [value],
  );
  const until = rows[0]?.locked_until;
  if (until && Date.parse(until) > now.getTime()) throw new ApiFailure(494);
}

/**
 * Counts an attempt in one statement, so that two at once are two; true when the value is locked
 * now. What led to a lock is remembered beyond it.
 */
export async function countFailure(
  db: Queries,
  kind: Counted,
  value: string,
  now: Date,
): Promise<boolean> {
  const rule = counting[kind];
  const { rows } = await db.query<{ locked: boolean }>(
    `insert into sign_in_failure as f (kind, value, n, first_at) values ($1, $2, 1, $3)
     on conflict (kind, value) do update set (n, first_at, locked_until) = (
       select case when still then f.n + 1 else 1 end, case when still then f.first_at else $3 end,
         case when still and $6::int > 0 and (f.n + 1) % $6 = 0 then $7 else f.locked_until end
       from (select f.first_at >= $4 or coalesce(f.locked_until >= $5, false) as still) s)
     returning coalesce(locked_until > $3, false) as locked`,
    [
      kind,
      value,
      now,
      new Date(now.getTime() - rule.span),
      new Date(now.getTime() - limits.lock),
      'lockEvery' in rule ? rule.lockEvery : 0,
      new Date(now.getTime() + limits.lock),
    ],
  );
  return rows[0]?.locked === true;
}

/**
 * A place in a counter, taken before anybody knows how the attempt ends; it is kept as a failure or
 * given back.
 */
export interface Place {
  /**
   * Bits of the work that is due: who failed before makes it harder, who is under judgement at this
   * moment calls for it.
   */
  readonly due: number;
  keep(): Promise<void>;
  giveBack(): Promise<void>;
}

/**
 * Takes a place before an attempt is judged, in one statement: of a burst nobody gets past the work
 * that the others call for. What nobody keeps or gives back is gone with the span.
 */
export async function takePlace(
  db: Queries,
  kind: Counted,
  value: string,
  now: Date,
): Promise<Place> {
  const { span, workAfter } = counting[kind];
  const { rows } = await db.query<Row & { held: number }>(
    `insert into sign_in_failure as f (kind, value, n, held, first_at) values ($1, $2, 0, 1, $3)
     on conflict (kind, value) do update set (n, held, first_at) = (
       select case when still then f.n else 0 end, case when still then f.held + 1 else 1 end, case when still then f.first_at else $3 end
       from (select f.first_at >= $4 and f.n + f.held > 0 as still) s)
     returning kind, n, held, first_at, locked_until`,
    [kind, value, now, new Date(now.getTime() - span)],
  );
  const [row] = rows;
  if (!row) throw new Error('an upsert answers its row');
  const isCrowded = row.n + row.held - 1 >= workAfter;
  const leave = async (failed: 0 | 1) => {
    // A span that began since does not know this place any more.
    await db.query(
      `update sign_in_failure set n = n + $4, held = greatest(0, held - case when first_at <= $3 then 1 else 0 end)
       where kind = $1 and value = $2`,
      [kind, value, now, failed],
    );
  };
  return {
    due: Math.max(bitsOf(row, now), isCrowded ? limits.workBits : 0),
    keep: () => leave(1),
    giveBack: () => leave(0),
  };
}

/**
 * Bits of the work that is asked for before the next attempt, the most any of the values calls for;
 * 0 asks for none.
 */
export async function workBitsOf(
  db: Queries,
  values: Partial<Record<Counted, string>>,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<Row>(
    'select kind, n, first_at, locked_until from sign_in_failure where (kind, value) in (select * from unnest($1::text[], $2::text[]))',
    [Object.keys(values), Object.values(values)],
  );
  return Math.max(0, ...rows.map((row) => bitsOf(row, now)));
}

function bitsOf({ kind, n, first_at: first, locked_until: until }: Row, now: Date): number {
  const { span, workAfter, workStep } = counting[kind];
  const isRecent =
    now.getTime() - Date.parse(first) <= span ||
    (until !== null && now.getTime() - Date.parse(until) <= limits.lock);
  if (!isRecent || n < workAfter) return 0;
  return Math.min(limits.workMost, limits.workBits + 2 * Math.floor((n - workAfter) / workStep));
}

/**
 * Bits of the work in a crowd: of how many too many came from one address, whatever became of them.
 */
export function crowdBits(crowd: number): number {
  if (crowd === 0) return 0;
  return Math.min(limits.workMost, limits.workBits + 2 * Math.floor(crowd / limits.crowdStep));
}

/** What was counted by one value is forgotten. */
export async function forgetFailures(db: Queries, kind: Counted, value: string): Promise<void> {
  await db.query('delete from sign_in_failure where kind = $1 and value = $2', [kind, value]);
}
