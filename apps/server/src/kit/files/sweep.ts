import type { Pool } from 'pg';
import { queriesOn, systemScope, transaction } from '../scope';
import type { FileStore } from './store';

const DAY = 86_400_000;
const PAGE = 1000;
/**
 * So many without a row, or this share of all, are no accidents of refused calls: the database is
 * an older one.
 */
const MOST = 1000;
const MOST_SHARE = 0.2;

/** What a sweep found. */
export interface Sweep {
  /** Files without a row that were taken away, */
  readonly removed: number;
  /** or were left, because there are too many of them. */
  readonly kept: number;
  /** Rows without a file. */
  readonly missing: readonly string[];
}

/**
 * Compares the files with their rows: a refused call leaves a file without a row, a lost disk a row
 * without a file.
 */
export async function sweepFiles({
  pool,
  files,
}: {
  readonly pool: Pool;
  readonly files: FileStore;
}): Promise<Sweep> {
  const orphans: string[] = [];
  let all = 0;
  let page: string[] = [];
  const compare = async () => {
    const known = await knownOf(pool, page);
    orphans.push(...page.filter((id) => !known.has(id)));
    page = [];
  };
  for await (const { id, at } of files.each()) {
    all += 1;
    // A call that is still running has its file already, and its row not yet.
    if (at > Date.now() - DAY) continue;
    page.push(id);
    if (page.length === PAGE) await compare();
  }
  await compare();
  const tooMany = orphans.length > MOST || orphans.length > Math.max(PAGE / 10, all * MOST_SHARE);
  if (!tooMany) for (const id of orphans) await files.remove(id);
  return {
    removed: tooMany ? 0 : orphans.length,
    kept: tooMany ? orphans.length : 0,
    missing: await missingIn(pool, files),
  };
}

async function knownOf(pool: Pool, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ask(pool, 'select file_id from file where file_id = any($1::uuid[])', [ids]);
  return new Set(rows);
}

async function missingIn(pool: Pool, files: FileStore): Promise<string[]> {
  const missing: string[] = [];
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await ask(
      pool,
      'select file_id from file where file_id > $1 order by file_id limit $2',
      [after, PAGE],
    );
    for (const id of ids) if (!(await files.has(id))) missing.push(id);
    if (ids.length < PAGE) return missing;
    after = ids.at(-1) ?? after;
  }
}

/** One short transaction a page: none is held open while the disk is read. */
function ask(pool: Pool, text: string, values: unknown[]): Promise<string[]> {
  return transaction(pool, systemScope, async (db) => {
    const { rows } = await queriesOn(db).query<{ file_id: string }>(text, values);
    return rows.map((row) => row.file_id);
  });
}
