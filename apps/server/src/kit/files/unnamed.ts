import type { Pool } from 'pg';
import { queriesOn, systemScope, transaction } from '../scope';
import { isNamed } from './namedFiles';
import type { FileStore } from './store';

/**
 * How long an upload waits for the record it was made for: a form that is open, or a draft of it,
 * is kept as long.
 */
const WAITS = '1 day';
const PAGE = 500;

/**
 * Takes away uploads of persons that no record has named within a day, rows first; returns how
 * many. What the applicants' channel brought is named with its application.
 */
export async function sweepUnnamed({
  pool,
  files,
}: {
  readonly pool: Pool;
  readonly files: FileStore;
}): Promise<number> {
  let gone = 0;
  let last: Upload = {
    file_id: '00000000-0000-0000-0000-000000000000',
    at: '-infinity',
    named: true,
  };
  for (;;) {
    const page = await oldUploads(pool, last);
    const removed = await removeUnnamed(
      pool,
      page.filter(({ named }) => !named).map((upload) => upload.file_id),
    );
    for (const id of removed) await files.remove(id);
    gone += removed.length;
    if (page.length < PAGE) return gone;
    last = page.at(-1) ?? last;
  }
}

interface Upload {
  readonly file_id: string;
  /** As the database writes it: its moments are finer than ours. */
  readonly at: string;
  readonly named: boolean;
}

/** The next uploads that are old enough: a page a statement, however many there are by now. */
function oldUploads(pool: Pool, last: Upload): Promise<Upload[]> {
  return transaction(pool, systemScope, async (db) => {
    const { rows } = await queriesOn(db).query<Upload>(
      `select f.file_id, f.created_at::text as at, (${isNamed('f.file_id')}) as named from file f
       where f.admin_id is not null and (f.created_at, f.file_id) > ($2::timestamptz, $3::uuid) and f.created_at < now() - $1::interval
       order by f.created_at, f.file_id limit ${PAGE}`,
      [WAITS, last.at, last.file_id],
    );
    return rows;
  });
}

/**
 * Whoever puts such a file into a record this moment holds it by the same lock (ownUpload): what
 * was named meanwhile stays.
 */
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
