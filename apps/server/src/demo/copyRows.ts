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

/** Writes many rows into a table by COPY; names of columns are as the database writes them. */
export async function copyRows(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<void> {
  const target = client.query(from(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(chunks(rows)), target);
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
