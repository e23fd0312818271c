import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';

type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | Buffer
  | Date
  | readonly (string | number)[]
  | object;

/** A row by the names of its columns, as the database writes them. */
export type DemoRow = Record<string, Value>;

/**
 * Writes many rows into a table by COPY; the first row names the columns, and every other has the
 * same.
 */
export async function copyObjects(
  client: PoolClient,
  table: string,
  rows: Iterable<DemoRow>,
): Promise<void> {
  const all = rows[Symbol.iterator]();
  const first = all.next();
  if (first.done) return;
  const columns = Object.keys(first.value);
  await copyRows(client, table, columns, cellsOf(columns, first.value, all));
}

function* cellsOf(
  columns: readonly string[],
  first: DemoRow,
  rest: Iterator<DemoRow>,
): Generator<readonly Value[]> {
  for (let row = first; ;) {
    const unknown = Object.keys(row).filter((name) => !columns.includes(name));
    if (unknown.length > 0) throw new Error(`not a column of every row: ${unknown.join(', ')}`);
    yield columns.map((name) => row[name]);
    const next = rest.next();
    if (next.done) return;
    row = next.value;
  }
}

/** Writes many rows into a table by COPY; names of columns are as the database writes them. */
export async function copyRows(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<void> {
  const names = columns.join(', ');
  // COPY refuses a table whose policies apply to whoever copies, as they do to an owner that is no
  // superuser: then by way of a table of its own.
  const { rows: asked } = await client.query<{ secured: boolean }>(
    'select row_security_active($1) as secured',
    [table],
  );
  const by = asked[0]?.secured ? `copy_${table}` : table;
  if (by !== table)
    await client.query(
      `create temp table ${by} on commit drop as select ${names} from ${table} limit 0`,
    );
  await pipeline(
    Readable.from(chunks(rows)),
    client.query(from(`copy ${by} (${names}) from stdin`)),
  );
  if (by !== table)
    await client.query(
      `insert into ${table} (${names}) select ${names} from ${by}; drop table ${by}`,
    );
}

const CHUNK = 64 * 1024;

function* chunks(rows: Iterable<readonly Value[]>): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += `${row.map(cell).join('\t')}\n`;
    if (text.length > CHUNK) {
      yield text;
      text = '';
    }
  }
  if (text) yield text;
}

function cell(value: Value): string {
  if (value === null || value === undefined) return '\\N';
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  return String(typeof value === 'object' ? JSON.stringify(value) : value).replaceAll(
    /[\\\t\n\r]/g,
    (found) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n' })[found] ?? '\\r',
  );
}
