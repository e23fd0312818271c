import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../kit/database';
import { EVENT_CHANNEL } from '../../kit/events';
import { provincesOf } from '../provinces';
import { FOLD_LOCK, WALL_TOPIC } from './fold';

/** What the comparison of figures and rows found. */
export interface DriftReport {
  /** Cells that were compared, over all levels, by day and over all days. */
  readonly cells: number;
  /** Cells that were wrong; they are right now. */
  readonly drifted: number;
  /** How long the comparing itself took, in ms. */
  readonly took: number;
}

const LONG = 600_000;

// One statement is one snapshot: what it compares belongs to the same moment. `wanted` is what the
// figures should be, `there` what they are, both by day.
const repaired = (wanted: string, there: string, totals: string) => `
  with wanted as (${wanted}),
  compared as (
    select level, code, max(up) as up, fact, batch, k, ct, day, sum(n) as missing from (
      select level, code, up, fact, batch, k, ct, day, n from wanted
      union all select level, code, up, fact, batch, k, ct, day, -n from (${there}) standing
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
      union all select level, code, up, fact, batch, k, ct, -n from (${totals}) standing
    ) sides group by level, code, fact, batch, k, ct
  ),
  added as (
    insert into agg_total as t (level, code, up, fact, batch, k, ct, n)
    select level, code, up, fact, batch, k, ct, missing from totals where missing <> 0
    on conflict (level, code, fact, k, ct, batch) do update set n = t.n + excluded.n
    returning 1
  )
  select ((select count(*) from compared) + (select count(*) from totals))::int as cells, ((select count(*) from repaired) + (select count(*) from added))::int as drifted`;

// Codes of a province begin with its own; a colon follows every digit.
const INSIDE = "level < 5 and code >= $1 and code < $1 || ':'";

/**
 * A province with all below it: the rows themselves, without what still waits to be folded, because
 * the fold will add that.
 */
const PROVINCE = repaired(
  `select level, code, up, fact, batch, k, ct, day, sum(n) as n from (
     select p.level, p.code, p.up, f.fact, f.batch, f.k, f.ct, f.day, f.n from agg_fresh f cross join lateral agg_places(f.prov, f.city, f.county, f.point) p where f.prov = $1 and p.level < 5
     union all select p.level, p.code, p.up, d.fact, d.batch, d.k, d.ct, d.day, -d.n from agg_delta d cross join lateral agg_places(d.prov, d.city, d.county, d.point) p where d.prov = $1 and p.level < 5
   ) leaves group by 1, 2, 3, 4, 5, 6, 7, 8`,
  `select level, code, up, fact, batch, k, ct, day, n from agg_roll where ${INSIDE}`,
  `select level, code, up, fact, batch, k, ct, n from agg_total where ${INSIDE}`,
);

/** The nation is the sum of its provinces, which are right by now; the fold moves both at once. */
const NATION = repaired(
  "select 5::smallint as level, '00' as code, '' as up, fact, batch, k, ct, day, sum(n) as n from agg_roll where level = 4 group by fact, batch, k, ct, day",
  'select level, code, up, fact, batch, k, ct, day, n from agg_roll where level = 5',
  'select level, code, up, fact, batch, k, ct, n from agg_total where level = 5',
);

/**
 * Counts everything anew, a province at a time and then the nation, compares it with the figures of
 * the wall at every level, repairs what differs and writes the result down. Between two provinces
 * the figures move on.
 */
export async function auditDrift(pool: Pool, now: Date): Promise<DriftReport> {
  const report = { cells: 0, drifted: 0, took: 0 };
  const add = (part: DriftReport) => {
    report.cells += part.cells;
    report.drifted += part.drifted;
    report.took += part.took;
  };
  for (const prov of await provincesOf(pool))
    add(await folding(pool, (client) => compare(client, PROVINCE, [prov])));
  await folding(pool, async (client) => {
    add(await compare(client, NATION, []));
    await client.query('delete from agg_roll where n = 0; delete from agg_total where n = 0');
    await client.query(
      'insert into agg_audit (at, cells, drifted, took) values ($1, $2, $3, $4) on conflict (at) do update set cells = excluded.cells, drifted = excluded.drifted, took = excluded.took',
      [now, report.cells, report.drifted, report.took],
    );
    if (report.drifted > 0)
      await client.query('select pg_notify($1, $2)', [
        EVENT_CHANNEL,
        JSON.stringify({ topic: WALL_TOPIC, event: 'folded', data: { codes: '*', facts: ['*'] } }),
      ]);
  });
  return report;
}

async function compare(
  client: PoolClient,
  text: string,
  values: readonly string[],
): Promise<DriftReport> {
  const begun = performance.now();
  // Counting millions of rows outlasts the limit of an ordinary question.
  const counting = { text, values: [...values], query_timeout: LONG };
  const { rows } = await client.query<{ cells: number; drifted: number }>(counting);
  const { cells = 0, drifted = 0 } = rows[0] ?? {};
  return { cells, drifted, took: Math.round(performance.now() - begun) };
}

/** One transaction in which nobody else moves figures. */
const folding = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  inTransaction(pool, work, { lock: FOLD_LOCK, workMem: '128MB' });
