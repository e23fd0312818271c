import { sql } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import {
  refusalOf,
  waitingOn,
  waitsRefusal,
  type CallContext,
  type RefusedOne,
} from '../../kit/serve';
import { snake, type RowOf } from '../../kit/store';
import type { CaseKind, CaseRow, Name, StepNote } from './caseKind';

/**
 * What a batch does to one case: the same change for all of them, a step of its own, and what else
 * belongs to it.
 */
export interface Accepted<S extends StepNote> {
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly step?: S;
  readonly after?: () => Promise<unknown>;
}

/** A call for many; one that only asks judges every case and changes none. */
export type Batch = CallContext & { readonly input: { readonly preview?: boolean } };

type Kind<T extends Name, S extends StepNote> = Pick<
  CaseKind<T, S, never, never, never>,
  'table' | 'key' | 'kind' | 'nameOf' | 'within' | 'log'
>;

/** A case as the caller names it, with the version of it that they read where the call says so. */
type Wanted = string | { readonly id: string; readonly version: number };

const LONGEST_ID = 18;

/**
 * The same step for each case: one that is refused does not stop the others, and says why. Cases
 * are held in the order of their numbers, and changed by one statement: two clerks whose batches
 * cross cannot wait for each other, neither for cases nor for the totals that the statement keeps.
 * What is found out first about all of them is found when they are held and before any is judged.
 * What changed since it was read is refused after who may and what its state allows; `accept` asks
 * for that itself where something else comes after it.
 */
export async function eachCase<T extends Name, S extends StepNote, K>(
  kind: Kind<T, S>,
  call: Batch,
  wanted: readonly Wanted[],
  look: (rows: readonly (RowOf<T> & CaseRow)[]) => Promise<K>,
  accept: (row: RowOf<T> & CaseRow, known: K, requireRead: () => void) => Accepted<S>,
) {
  const read = new Map(
    wanted.map((one) =>
      typeof one === 'string' ? ([one, undefined] as const) : ([one.id, one.version] as const),
    ),
  );
  const ids = [...read.keys()];
  const held = await hold(kind, call, ids);
  const [known, waiting] = await Promise.all([
    look([...held.values()]),
    waitingOn(call.db, kind.kind, [...held.keys()]),
  ]);
  const refused: RefusedOne[] = [];
  const accepted: { id: string; row: RowOf<T> & CaseRow; what: Accepted<S> }[] = [];
  for (const id of ids) {
    const row = held.get(id);
    try {
      if (!row) throw outOfReach();
      const waits = waiting.get(id);
      if (waits) throw waitsRefusal(waits, call.now);
      const requireRead = () => {
        if ((read.get(id) ?? row.version) !== row.version) throw new ApiFailure(409);
      };
      const what = accept(row, known, requireRead);
      requireRead();
      accepted.push({ id, row, what });
    } catch (error) {
      refused.push({ id, name: row ? kind.nameOf(row) : '', ...refusalOf(error) });
    }
  }
  const outcome = { done: accepted.map(({ id }) => id), refused };
  if (call.input.preview === true) return outcome;
  await changeAll(kind, call, accepted);
  const steps = new Map(accepted.flatMap(({ row, what: { step } }) => (step ? [[row, step]] : [])));
  await kind.log(call, [...steps.keys()], (row) => stepOf(steps, row));
  for (const { what } of accepted) await what.after?.();
  call.note({ detail: { done: accepted.length, refused: refused.length } });
  return outcome;
}

function stepOf<R, S>(steps: ReadonlyMap<R, S>, row: R): S {
  const step = steps.get(row);
  if (step === undefined) throw new Error('only what took a step is written');
  return step;
}

async function hold<T extends Name, S extends StepNote>(
  { table, key }: Kind<T, S>,
  { db }: CallContext,
  ids: readonly string[],
) {
  const numbers = ids.filter((id) => id.length <= LONGEST_ID);
  const column = sql.ref(snake(key));
  const { rows } =
    numbers.length === 0
      ? { rows: [] }
      : await sql<
          RowOf<T> & CaseRow
        >`select * from ${sql.table(snake(table))} where ${column} in (${sql.join(numbers)}) order by ${column} for update`.execute(
          db,
        );
  return new Map(rows.map((row) => [String(row[key as keyof typeof row]), row]));
}

async function changeAll<T extends Name, S extends StepNote>(
  { table, key, within }: Kind<T, S>,
  { db }: CallContext,
  accepted: readonly {
    readonly id: string;
    readonly row: RowOf<T>;
    readonly what: Accepted<S>;
  }[],
): Promise<void> {
  const [changes, ...others] = new Set(accepted.map(({ what }) => JSON.stringify(what.changes)));
  if (others.length > 0) throw new Error('a batch makes one change to all its records');
  const values = accepted[0]?.what.changes;
  if (changes === undefined || !values) return;
  const sets = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [sql`${sql.ref(snake(name))} = ${value}`],
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(snake(table))} set ${sql.join([...sets, sql`version = version + 1`])}
    where ${within?.(accepted.map(({ row }) => row)) ?? sql`true`}
      and ${sql.ref(snake(key))} in (${sql.join(accepted.map(({ id }) => id))})`.execute(db);
  // They are held since they were read, so a difference is a fault of ours.
  if (numAffectedRows !== BigInt(accepted.length)) throw new Error('a held record was not changed');
}
