import { sql } from 'kysely';
import { z } from 'zod';
import { ApiFailure, isUndecided } from '../failure';
import type { CallContext, ServedCall } from '../serve';
import { acceptInput, failureOf, performIn } from '../serve';
import type { Deed, Importing, Line } from './declare';
import { changesOf, isNoChange, planOf, type Judged, type Plan } from './plan';
import { readCell } from './readCell';
import type { FileLine } from './readLines';

/** Writes that are given up together where one of them is refused, and then done one by one. */
const AT_ONCE = 100;

/** A line that its schema has let pass. */
interface Good {
  readonly judged: Judged;
  readonly whole: Readonly<Record<string, unknown>>;
  readonly said: Readonly<Record<string, unknown>>;
}

interface Deeded {
  readonly judged: Judged;
  readonly deed: Deed;
}

/**
 * Does what the lines of a file say, each by the very call that a person would make, in the
 * transaction of `call`: whoever only wants to know what would be done gives it up afterwards.
 * Lines that are refused are done by nobody and say why. `tick` hears how many are done. On `trial`
 * nobody waits for more of its rows than it has at once in hand, where the lines allow it.
 */
export async function runLines(
  call: CallContext,
  served: readonly ServedCall[],
  how: Importing,
  lines: readonly FileLine[],
  {
    tick = () => undefined,
    trial = false,
  }: { readonly tick?: (done: number) => void; readonly trial?: boolean } = {},
): Promise<Plan> {
  const judged: Judged[] = lines.map((line) => ({ line, verdict: 'bad' }));
  const good = distinct(
    how,
    judged.flatMap((one) => readJudged(how, one) ?? []),
  );
  const key = ({ whole }: Good) => String(whole[how.imported.key]);
  const found = await how.find(call, good.map(key));
  const deeds: Deeded[] = [];
  for (const one of good) {
    const existing = found.get(key(one));
    const deed = await judge(call, how, one, existing && { ...one, existing });
    if (deed) deeds.push({ judged: one.judged, deed });
  }
  const perform = performer(call, served);
  const give = trial && how.apart === true ? 'up' : 'on';
  for (let at = 0; at < deeds.length; at += AT_ONCE) {
    await performSome(call, deeds.slice(at, at + AT_ONCE), perform, give);
    tick(Math.min(deeds.length, at + AT_ONCE));
  }
  return planOf(how.imported.target, judged);
}

/** The values of a line, or nothing where they are refused: then it says why. */
function readJudged({ imported }: Importing, judged: Judged): Good[] | undefined {
  const said: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [name, schema] of Object.entries(imported.row.shape)) {
    const read = readCell(schema, judged.line.cells[name] ?? '');
    if ('error' in read) errors[name] = read.error;
    else if (read.value !== undefined) said[name] = read.value;
  }
  const parsed = imported.row.safeParse(said);
  for (const { path, message } of parsed.error?.issues ?? [])
    errors[String(path[0] ?? '')] ??= message;
  judged.errors = errors;
  if (!parsed.success || Object.keys(errors).length > 0) return undefined;
  const whole = parsed.data as Readonly<Record<string, unknown>>;
  const names = Object.keys(said);
  return [{ judged, whole, said: Object.fromEntries(names.map((name) => [name, whole[name]])) }];
}

/** Two lines of one record: the first counts, the other says where it stands. */
function distinct({ imported: { key } }: Importing, good: readonly Good[]): Good[] {
  const first = new Map<unknown, number>();
  return good.filter(({ judged, whole }) => {
    const before = first.get(whole[key]);
    if (before === undefined) {
      first.set(whole[key], judged.line.line);
      delete judged.errors;
      return true;
    }
    judged.errors = { [key]: `与第${before}行重复` };
    return false;
  });
}

/** What a line comes to; nothing where all of it is so already or it is refused. */
async function judge(
  call: CallContext,
  how: Importing,
  { judged, whole, said }: Good,
  there: (Good & Pick<Line<unknown>, 'existing'>) | undefined,
): Promise<Deed | undefined> {
  const existing = there?.existing;
  judged.existing = existing;
  if (existing && isNoChange(said, existing)) {
    judged.verdict = 'same';
    return undefined;
  }
  if (existing) judged.before = masked(how, changesOf(how.imported, said, existing));
  try {
    const deed = await how.write({ whole, said, existing }, call);
    judged.verdict = existing ? 'update' : 'add';
    return deed;
  } catch (error) {
    refuse(judged, error);
    return undefined;
  }
}

/** Former values, those of persons masked. */
function masked({ hides = {} }: Importing, before: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, hides[name]?.(value) ?? value]),
  );
}

type Perform = (deed: Deed) => Promise<unknown>;

/** Makes a call as its own request would: its schema, its right, its handler. */
function performer(call: CallContext, served: readonly ServedCall[]): Perform {
  return async ({ call: wanted, input, version, ahead }) => {
    const one = served.find(({ call: { id } }) => id === wanted.id);
    if (!one) throw new Error(`${wanted.id} is not served`);
    if (!call.who.rights.has(wanted.permission)) throw new ApiFailure(403);
    return performIn(call, one, acceptInput(wanted, input, call.who), version, ahead);
  };
}

/** Does some lines; with `up` only to hear whether they can be done. */
async function performSome(
  call: CallContext,
  some: readonly Deeded[],
  perform: Perform,
  give: 'up' | 'on',
) {
  await sql`savepoint lines`.execute(call.db);
  try {
    for (const { deed } of some) await perform(deed);
    if (give === 'up') await sql`rollback to savepoint lines`.execute(call.db);
    await sql`release savepoint lines`.execute(call.db);
  } catch (error) {
    await sql`rollback to savepoint lines`.execute(call.db);
    await sql`release savepoint lines`.execute(call.db);
    if (some.length > 1) for (const one of some) await performSome(call, [one], perform, give);
    else if (some[0]) refuse(some[0].judged, error);
  }
}

/** Says at the fields of a line why it is refused; a fault of ours is of the whole work. */
function refuse(judged: Judged, error: unknown): void {
  const { code, message, data } = failureOf(error);
  if (isUndecided(code)) throw error;
  judged.verdict = 'bad';
  delete judged.before;
  const known = Fields.safeParse(data);
  const columns = known.success ? Object.entries(known.data.fields) : [];
  const inLine = columns.filter(([name]) => name in judged.line.cells);
  judged.errors = inLine.length > 0 ? Object.fromEntries(inLine) : { '': message };
}

const Fields = z.object({ fields: z.record(z.string(), z.string()) });
