import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Piece } from '../sealedArchive';
import { listed, quoted, sequencesOf, tablesOf, type FoundTable } from './tables';

const PART = 4 * 2 ** 20;

/**
 * All rows of the database in parts of some megabytes. `client` is the owner's, in a transaction
 * that sees one moment.
 */
export async function* rowsOfAll(client: PoolClient): AsyncIterable<Piece> {
  const tables = await tablesOf(client);
  const sequences = await sequencesOf(client);
  const heads = tables.map(({ schema, name, columns, months }) => ({
    schema,
    name,
    columns,
    months,
  }));
  yield { name: 'tables.json', bytes: Buffer.from(JSON.stringify({ tables: heads, sequences })) };
  const seesAll = await isAboveRows(client);
  for (const table of tables) {
    // An owner is held to the policies of his tables as well; the system's role is let through each
    // of them.
    const system = table.forced && !seesAll;
    if (system) await client.query('set local role tqc_system');
    yield* rowsOf(client, table);
    if (system) await client.query('reset role');
  }
}

/** The files that rows name, with the hash each must have. */
export async function* filesNamed(
  client: PoolClient,
): AsyncIterable<{ readonly id: string; readonly sha256: string }> {
  if (!(await isAboveRows(client))) await client.query('set local role tqc_system');
  await client.query(
    'declare named no scroll cursor for select file_id as id, sha256 from file order by file_id',
  );
  for (;;) {
    const { rows } = await client.query<{ id: string; sha256: string }>('fetch 1000 from named');
    yield* rows;
    if (rows.length === 0) return;
  }
}

async function* rowsOf(client: PoolClient, table: FoundTable): AsyncIterable<Piece> {
  // As a query: a table in partitions cannot be copied by its name.
  const rows = client.query(
    copyTo(`copy (select ${listed(table.columns)} from ${quoted(table)}) to stdout`),
  );
  let part: Buffer[] = [];
  let size = 0;
  let n = 0;
  const piece = (): Piece => ({
    name: `db/${table.schema}.${table.name}/${String(n++).padStart(6, '0')}`,
    bytes: Buffer.concat(part),
  });
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    part.push(chunk);
    size += chunk.length;
    if (size < PART) continue;
    yield piece();
    [part, size] = [[], 0];
  }
  if (size > 0) yield piece();
}

async function isAboveRows(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ above: boolean }>(
    'select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user',
  );
  return rows[0]?.above === true;
}
