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
  const begin = /\[(\d+)\] LOG: {2}statement: begin; set local role "(\w+)";(.*)/.exec(log);
  if (!begin?.[2]) throw new Error('the call opened no scoped transaction');
  const settings = [...(begin[3] ?? '').matchAll(/set local ([\w.]+) = '([^']*)'/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const queries: Query[] = [];
  // Only what this connection did until the transaction ended: others write to the same log.
  const mine = log
    .slice(begin.index)
    .split(/^\d{4}-\d\d-\d\d [\d:.]+ UTC (?=\[\d+\])/m)
    .filter((entry) => entry.startsWith(`[${begin[1]}]`));
  for (const entry of mine.slice(
    0,
    mine.findIndex((one) => /LOG: {2}statement: .*commit/s.test(one)),
  )) {
    const read = /LOG: {2}(?:execute \S+|statement): (select[\s\S]*)/.exec(entry);
    if (read?.[1]) queries.push({ text: read[1].trim(), values: [] });
    const last = entry.includes('] DETAIL:') ? queries.pop() : undefined;
    if (last)
      queries.push({
        ...last,
        values: [...entry.matchAll(/\$\d+ = '((?:[^']|'')*)'/g)].map(([, value = '']) =>
          value.replaceAll("''", "'"),
        ),
      });
  }
  return { role: begin[2], settings, queries };
}

async function logStatements(server: BenchServer, which: 'all' | 'none'): Promise<void> {
  await server.pool.query(`alter system set log_statement = '${which}'`);
  await server.pool.query('select pg_reload_conf()');
  await setTimeout(200);
}
