import { factsOf, valueText, type Imported, type ImportPlan } from '@tqc/contract/kit';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Existing } from './declare';
import type { FileLine } from './readLines';

export type Plan = z.output<typeof ImportPlan>;
export type PlanRow = Plan['rows'][number];
type Values = Readonly<Record<string, unknown>>;

/** A line of the plan as it becomes known. */
export interface Judged {
  readonly line: FileLine;
  existing?: Existing | undefined;
  before?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  verdict: PlanRow['verdict'];
}

/** What a line would change of a record: the words that stand there now. */
export function changesOf({ row }: Imported, said: Values, { values }: Existing) {
  const before: Record<string, string> = {};
  for (const [name, value] of Object.entries(said)) {
    const now = values[name];
    if (value === undefined || !(name in values) || isSame(value, now)) continue;
    const schema = row.shape[name];
    before[name] = valueText(schema && factsOf(schema), now);
  }
  return before;
}

/** True where a line says nothing that is not so already. */
export function isNoChange(said: Values, { values }: Existing): boolean {
  return Object.entries(said).every(
    ([name, value]) => value === undefined || (name in values && isSame(value, values[name])),
  );
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * The plan of all lines. Its hash stands for what is written and for what it is written over: the
 * records, as they were.
 */
export function planOf(target: string, judged: readonly Judged[]): Plan {
  const hash = createHash('sha256').update(target);
  const rows = judged.map(({ line: { line, cells }, existing, before, errors, verdict }) => {
    const { id, version } = existing ?? {};
    hash.update(`\n${JSON.stringify([line, verdict, cells, id, version, before])}`);
    const row: PlanRow = { line, verdict, values: { ...cells } };
    if (before && Object.keys(before).length > 0) row.before = { ...before };
    if (errors) row.errors = { ...errors };
    return row;
  });
  return { hash: hash.digest('hex'), rows };
}

/** How many lines are written, and how. */
export function countsOf({ rows }: Plan) {
  const count = (verdict: PlanRow['verdict']) =>
    rows.filter((row) => row.verdict === verdict).length;
  return { added: count('add'), updated: count('update'), same: count('same'), bad: count('bad') };
}
