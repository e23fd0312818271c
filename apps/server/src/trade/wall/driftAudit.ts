import type { Pool } from 'pg';
import { EVENT_CHANNEL } from '../../kit/events';
import { FOLD_LOCK, WALL_TOPIC } from './fold';

/** What the comparison of figures and rows found. */
export interface DriftReport {
  /** Cells that were compared, over all levels, by day and over all days. */
  readonly cells: number;
  /** Cells that were wrong; they are right now. */
  readonly drifted: number;
  readonly took: number;
}

const LONG = 600_000;

// One statement is one snapshot: rows, roll-ups and what waits to be folded belong to the same
// moment.
const REPAIR = `
  with wanted as (
    select p.level, p.code, p.up, f.fact, f.batch, f.k, f.ct, f.day, sum(f.n) as n from agg_fresh f cross join lateral agg_places(f.prov, f.city, f.county, f.point) p group by 1, 2, 3, 4, 5, 6, 7, 8
  ),
  waiting as (
    select p.level, p.code, p.up, d.fact, d.batch, d.k, d.ct, d.day, sum(d.n) as n from agg_delta d cross join lateral agg_places(d.prov, d.city, d.county, d.point) p group by 1, 2, 3, 4, 5, 6, 7, 8
  ),
  compared as (
    select level, code, max(up) as up, fact, batch, k, ct, day, sum(n) as missing from (
      select level, code, up, fact, batch, k, ct, day, n from wanted
      union all select level, code, up, fact, batch, k, ct, day, -n from agg_roll
      union all select level, code, up, fact, batch, k, ct, day, -n from waiting
    ) sides group by level, code, fact, batch, k, ct, day
  ),
  repaired as (
    insert into agg_roll as r (level, code, up, fact, batch, k, ct, day, n)
    select level, code, up, fact, batch, k, ct, day, missing from compared where missing <> 0
    on conflict (level, code, fact, day, k, ct, batch) do update set n = r.n + excluded.n
    returning 1
  ),
  totals as (
    select level, code, max(up) as up, fact, batch, k, ct, sum(n) as missing from (
      select level, code, up, fact, batch, k, ct, n from wanted
      union all select level, code, up, fact, batch, k, ct, -n from agg_total
      union all select level, code, up, fact, batch, k, ct, -n from waiting
    ) sides group by level, code, fact, batch, k, ct
  ),
  added as (
    insert into agg_total as t (level, code, up, fact, batch, k, ct, n)
    select level, code, up, fact, batch, k, ct, missing from totals where missing <> 0
    on conflict (level, code, fact, k, ct, batch) do update set n = t.n + excluded.n
    returning 1
  )
  select ((select count(*) from compared) + (select count(*) from totals))::int as cells, ((select count(*) from repaired) + (select count(*) from added))::int as drifted`;

/**
 * Counts everything anew, compares it with the figures of the wall at every level, repairs what
 * differs and writes the result down.
 */
export async function auditDrift(pool: Pool, now: Date): Promise<DriftReport> {
  const begun = performance.now();
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin; set local statement_timeout = 0; set local work_mem = '128MB'");
    await client.query('select pg_advisory_xact_lock($1)', [FOLD_LOCK]);
    // Counting millions of rows outlasts the limit of an ordinary question.
    const counting: { text: string; query_timeout: number } = { text: REPAIR, query_timeout: LONG };
    const { rows } = await client.query<{ cells: number; drifted: number }>(counting);
    const { cells = 0, drifted = 0 } = rows[0] ?? {};
    await client.query('delete from agg_roll where n = 0; delete from agg_total where n = 0');
    const took = Math.round(performance.now() - begun);
    await client.query(
      'insert into agg_audit (at, cells, drifted, took) values ($1, $2, $3, $4) on conflict (at) do update set cells = excluded.cells, drifted = excluded.drifted, took = excluded.took',
      [now, cells, drifted, took],
    );
    if (drifted > 0)
      await client.query('select pg_notify($1, $2)', [
        EVENT_CHANNEL,
        JSON.stringify({ topic: WALL_TOPIC, event: 'folded', data: { codes: '*', facts: ['*'] } }),
      ]);
    await client.query('commit');
    return { cells, drifted, took };
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
