import type { Pool } from 'pg';
import { inTransaction, takesLock } from '../../kit/database';
import { EVENT_CHANNEL } from '../../kit/events';
import { repeat, type Repeated } from '../../kit/repeat';

/** Lock of whoever moves figures: one process folds or audits at a time. */
export const FOLD_LOCK = 7303;

/** Topic under which processes tell each other that figures moved. */
export const WALL_TOPIC = 'wall';

/** What a fold moved: places and kinds of fact; `*` when there are too many to name. */
export interface Folded {
  readonly changes: number;
  readonly codes: readonly string[] | '*';
  readonly facts: readonly string[];
}

const BATCH = 5000;
/** A notice of the database carries at most 8000 bytes. */
const MOST_CODES = 400;
const NOTHING: Folded = { changes: 0, codes: [], facts: [] };

const FOLD = `
  with taken as (delete from agg_delta where id in (select id from agg_delta order by id limit $1) returning *),
  cells as (
    select p.level, p.code, p.up, t.fact, t.batch, t.k, t.ct, t.day, sum(t.n) as n, count(*) as changes
    from taken t cross join lateral agg_places(t.prov, t.city, t.county, t.point) p group by 1, 2, 3, 4, 5, 6, 7, 8
  ),
  written as (
    insert into agg_roll as r (level, code, up, fact, batch, k, ct, day, n)
    select level, code, up, fact, batch, k, ct, day, n from cells where n <> 0 order by level, code, fact, day, k, ct, batch
    on conflict (level, code, fact, day, k, ct, batch) do update set n = r.n + excluded.n
    returning code, fact
  ),
  added as (
    insert into agg_total as t (level, code, up, fact, batch, k, ct, n)
    select level, code, max(up), fact, batch, k, ct, sum(n) from cells group by level, code, fact, batch, k, ct having sum(n) <> 0 order by level, code, fact, k, ct, batch
    on conflict (level, code, fact, k, ct, batch) do update set n = t.n + excluded.n
  )
  select (select count(*)::int from taken) as changes, array(select distinct code from written) as codes, array(select distinct fact from written) as facts`;

/**
 * Folds what waits into the roll-ups of every level, by day and over all days, exactly once: taken
 * and added in one transaction, told to everybody after its commit.
 */
export async function foldDeltas(pool: Pool, most = BATCH): Promise<Folded> {
  const { rows: waiting } = await pool.query<{ some: boolean }>(
    'select exists (select 1 from agg_delta) as some',
  );
  if (!waiting[0]?.some) return NOTHING;
  return inTransaction(pool, async (client) => {
    if (!(await takesLock(client, FOLD_LOCK))) return NOTHING;
    const { rows } = await client.query<{ changes: number; codes: string[]; facts: string[] }>(
      FOLD,
      [most],
    );
    const found = rows[0];
    if (!found) return NOTHING;
    const { changes, facts } = found;
    const codes = found.codes.length > MOST_CODES ? '*' : found.codes;
    if (facts.length > 0)
      await client.query('select pg_notify($1, $2)', [
        EVENT_CHANNEL,
        JSON.stringify({ topic: WALL_TOPIC, event: 'folded', data: { codes, facts, changes } }),
      ]);
    return { changes, facts, codes };
  });
}

/** Folds until nothing waits. */
export async function foldAll(pool: Pool): Promise<number> {
  let total = 0;
  for (;;) {
    const { changes } = await foldDeltas(pool);
    if (changes === 0) return total;
    total += changes;
  }
}

/**
 * Folds again and again until told to stop; a full batch is followed at once by the next. While
 * nothing waits it looks less often, but so that a change is folded within a quarter of a second.
 */
export function startFolding(
  pool: Pool,
  { every = 40, quiet = 200, onError = (_error: unknown): void => undefined } = {},
): Repeated {
  return repeat(
    async () => {
      const { changes } = await foldDeltas(pool);
      return changes === 0 ? 'nothing' : changes >= BATCH;
    },
    { every, quiet, onError },
  );
}
