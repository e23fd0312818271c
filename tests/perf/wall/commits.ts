import type pg from 'pg';
import { pause } from '../figures';

/** Commits that each raise the number of applications of the nation by one. */
export interface Commits {
  /** Applications counted when this began. */
  readonly start: number;
  /** How many there are to come. */
  readonly left: number;
  /** Commits the next; the answer is the moment the database said so. */
  one(): Promise<number>;
  /** Commits so many at so many a second; answers the moments. */
  steady(count: number, perSecond: number): Promise<number[]>;
}

const COUNTED =
  "select coalesce(sum(n), 0)::int as n from agg_roll where level = 5 and fact = 'reg'";

/**
 * Takes applications out of the count beforehand; each commit puts one back, with every trigger a
 * real write has.
 */
export async function prepareCommits(pool: pg.Pool, count: number): Promise<Commits> {
  const { rows } = await pool.query<{ reg_id: string; city: string }>(
    'update registration r set record_status = 2 from (select reg_id, city from registration where record_status = 0 and status not in (21, 24) order by md5(reg_id::text) limit $1) x where r.reg_id = x.reg_id and r.city = x.city returning r.reg_id, r.city',
    [count],
  );
  await settled(pool);
  const { rows: counted } = await pool.query<{ n: number }>(COUNTED);
  const waiting = [...rows];
  async function one(): Promise<number> {
    const row = waiting.pop();
    if (!row) throw new Error('no applications left to commit');
    await pool.query('update registration set record_status = 0 where reg_id = $1 and city = $2', [
      row.reg_id,
      row.city,
    ]);
    return Date.now();
  }
  return {
    start: counted[0]?.n ?? 0,
    get left() {
      return waiting.length;
    },
    one,
    async steady(wanted, perSecond) {
      const begun = performance.now();
      const moments: number[] = [];
      for (let n = 0; n < wanted; n += 1) {
        await pause(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
        moments.push(await one());
      }
      return moments;
    },
  };
}

/** Waits until every change has been folded. */
export async function settled(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from agg_delta');
    if (rows[0]?.n === 0) return;
    await pause(50);
  }
}
