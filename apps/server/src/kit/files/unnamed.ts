import type { Pool } from 'pg';
import { queriesOn, systemScope, transaction } from '../scope';
import { isNamed } from './namedFiles';
import type { FileStore } from './store';

/** How long an upload waits for the record it was made for: a form that is open, or a draft of it, is kept as long. */
const WAITS = '1 day';
const PAGE = 200;

/** Takes away uploads of persons that no record has named within a day, rows first; returns how many. What the applicants' channel brought is named with its application. */
export async function sweepUnnamed({
  pool,
  files,
}: {
  readonly pool: Pool;
  readonly files: FileStore;
}): Promise<number> {
  let gone = 0;
  for (;;) {
    const old = await oldUploads(pool);
    const removed = await removeUnnamed(pool, old);
    for (const id of removed) await files.remove(id);
    gone += removed.length;
    if (old.length < PAGE || removed.length === 0) return gone;
  }
}

function oldUploads(pool: Pool): Promise<string[]> {
  return transaction(pool, systemScope, async (db) => {
    const { rows } = await queriesOn(db).query<{ file_id: string }>(
      `select f.file_id from file f where f.admin_id is not null and f.created_at < now() - $1::interval
         and not (${isNamed('f.file_id')}) order by f.created_at limit ${PAGE}`,
      [WAITS],
    );
    return rows.map((row) => row.file_id);
  });
}

/** Whoever puts such a file into a record this moment holds it by the same lock (ownUpload): what was named meanwhile stays. */
function removeUnnamed(pool: Pool, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return transaction(pool, systemScope, async (db) => {
    const query = queriesOn(db);
    await query.query(
      `select pg_advisory_xact_lock(hashtextextended('file/' || id, 0)) from (select unnest($1::text[]) as id order by 1) held`,
      [ids],
    );
    await query.query('delete from file_ticket where file_id = any($1::uuid[])', [ids]);
    const { rows } = await query.query<{ file_id: string }>(
      `delete from file f where f.file_id = any($1::uuid[]) and not (${isNamed('f.file_id')}) returning f.file_id`,
      [ids],
    );
    return rows.map((row) => row.file_id);
  });
}
