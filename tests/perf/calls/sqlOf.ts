import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { BenchServer } from '../startServer';

/** A query as the database received it. */
export interface Query {
  readonly text: string;
  readonly values: readonly string[];
}

/** The role and the place a call's queries ran under. */
export interface Scoped {
  readonly role: string;
  readonly settings: readonly (readonly [string, string])[];
  readonly queries: readonly Query[];
}

/**
 * The queries one call sends for its data, read from the database's own log: so the bare server
 * runs the same ones, however ours change. Session, transaction and audit are left out; they are
 * what ours does more.
 */
export async function sqlOf(server: BenchServer, once: () => Promise<unknown>): Promise<Scoped> {
  await logStatements(server, 'all');
  const before = readFileSync(server.databaseLog, 'utf8').length;
  await once();
  await setTimeout(200);
  const log = readFileSync(server.databaseLog, 'utf8').slice(before);
  await logStatements(server, 'none');
  // The role and the place are set by one statement; what comes behind it are the call's queries.
  const begin = /\[(\d+)\] LOG: {2}execute \S+: select (set_config\('role', \$1, true\).*)/.exec(
    log,
  );
  if (!begin?.[2]) throw new Error('the call opened no scoped transaction');
  const names = [...begin[2].matchAll(/set_config\('([\w.]+)'/g)].map(([, name = '']) => name);
  const queries: Query[] = [];
  // Only what this connection did until the transaction ended: others write to the same log.
  const mine = log
    .slice(begin.index)
    .split(/^\d{4}-\d\d-\d\d [\d:.]+ UTC (?=\[\d+\])/m)
    .filter((entry) => entry.startsWith(`[${begin[1]}]`));
  const values = valuesIn(mine.find((entry) => entry.includes('] DETAIL:')) ?? '');
  const [[, role] = [], ...settings] = names.map((name, at) => [name, values[at] ?? ''] as const);
  for (const entry of mine.slice(
    2,
    mine.findIndex((one) => /LOG: {2}execute \S+: reset role/.test(one)),
  )) {
    const read = /LOG: {2}execute \S+:\s+(select[\s\S]*)/.exec(entry);
    if (read?.[1]) queries.push({ text: read[1].trim(), values: [] });
    const last = entry.includes('] DETAIL:') ? queries.pop() : undefined;
    if (last)
      queries.push({
        ...last,
        values: valuesIn(entry),
      });
  }
  if (!role) throw new Error('the log tells no role');
  return { role, settings, queries };
}

/** The parameters of a statement, as the log tells them. */
function valuesIn(detail: string): string[] {
  return [...detail.matchAll(/\$\d+ = '((?:[^']|'')*)'/g)].map(([, value = '']) =>
    value.replaceAll("''", "'"),
  );
}

/**
 * The log of the product tells no values: here they are needed, and a connection learns it when it
 * is opened.
 */
export async function logValues({ pool }: BenchServer): Promise<void> {
  await pool.query("alter database postgres set log_error_verbosity = 'default'");
  // A connection nobody uses is closed after ten seconds.
  await setTimeout(11_000);
}

async function logStatements(server: BenchServer, which: 'all' | 'none'): Promise<void> {
  await server.pool.query(`alter system set log_statement = '${which}'`);
  await server.pool.query('select pg_reload_conf()');
  await setTimeout(200);
}
