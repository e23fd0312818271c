import type { Definition } from '@tqc/domain/reports';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { newId } from '../../kit/newId';
import type { Db } from '../../kit/scope';
import { isOutOfTime, type CallContext } from '../../kit/serve';
import { findPlace } from '../wall';
import { requireReading, type RunFor } from './runnable';
import { planned, runRead, type Ran } from './runReport';

/**
 * What the planner may think a run costs before it becomes a task, and how long one statement of a
 * preview may take in milliseconds; tests set them lower. Over a million applications a plan was
 * measured at 163,000 and took two to three seconds: twice of that nobody should wait for.
 */
export const bounds = { cost: 300_000, wait: 5000 };
/** What one statement of a task may take, in milliseconds. */
export const TASK_WAIT = 600_000;
/** So long a run that is over is read again instead of counted anew. */
const FRESH = "interval '10 minutes'";

/** How a run stands; the numbers are those of the table. */
export const RUN = { waiting: 0, running: 1, done: 2, failed: 3 } as const;

/** What is kept of a run, or what came out just now. */
export type KeptRun = Pick<Ran, 'place' | 'lines' | 'totals' | 'checks' | 'source'> & {
  readonly asOf: string;
  /** True where nothing was counted, because it is too much for one answer. */
  readonly isTask?: boolean;
};

type Asking = Pick<CallContext, 'db' | 'who' | 'now'>;

const keyOf = (definition: Definition, { org, batch, ctId, from, to }: RunFor) =>
  createHash('sha256')
    .update(JSON.stringify([definition, org, batch, ctId, from, to]))
    .digest('hex');

/** The figures of a run that is over and still fresh; undefined without one. */
export async function keptRun(
  { db, who, now }: Asking,
  definition: Definition,
  asked: RunFor,
): Promise<KeptRun | undefined> {
  const { rows } = await sql<{ result: KeptRun }>`
    select result from report_run where admin_id = ${who.adminId} and run_key = ${keyOf(definition, asked)}
      and status = ${RUN.done} and ended_at > ${now}::timestamptz - ${sql.raw(FRESH)}`.execute(db);
  return rows[0]?.result;
}

/**
 * Runs a report, or says that it is too much for one answer: because the planner thinks so, or
 * because the planner was wrong and the time of a statement is over.
 */
export async function runOrTask(
  { db, who, now }: Asking,
  definition: Definition,
  asked: RunFor,
): Promise<KeptRun> {
  const asOf = now.toISOString();
  const reading = requireReading(definition);
  const { statement, source } = await planned(db, who, reading, asked);
  const ran = await inTime(db, async () =>
    (await costOf(db, statement)) <= bounds.cost ? runRead(db, who, reading, asked) : undefined,
  );
  if (ran) return { ...ran, asOf };
  const place = await findPlace(db, asked.org ?? who.orgId, who);
  return { place, lines: [], totals: [], checks: [], asOf, source, isTask: true };
}

/** What comes of some questions, undefined when one of them took too long. */
async function inTime<T>(db: Db, ask: () => Promise<T>): Promise<T | undefined> {
  const { rows } = await sql<{ limit: string }>`
    select current_setting('statement_timeout') as limit`.execute(db);
  await sql`savepoint counted`.execute(db);
  try {
    await sql`select set_config('statement_timeout', ${String(bounds.wait)}, true)`.execute(db);
    const found = await ask();
    await sql`select set_config('statement_timeout', ${rows[0]?.limit ?? ''}, true)`.execute(db);
    await sql`release savepoint counted`.execute(db);
    return found;
  } catch (error) {
    if (!isOutOfTime(error)) throw error;
    await sql`rollback to savepoint counted`.execute(db);
    await sql`release savepoint counted`.execute(db);
    return undefined;
  }
}

async function costOf(
  db: Db,
  statement: Awaited<ReturnType<typeof planned>>['statement'],
): Promise<number> {
  const { rows } = await sql<
    Record<string, readonly { readonly Plan: { readonly 'Total Cost': number } }[]>
  >`explain (format json) ${statement}`.execute(db);
  const [answer] = Object.values(rows[0] ?? {});
  return answer?.[0]?.Plan['Total Cost'] ?? 0;
}

/** Begins a run as a task, or joins the one of the same report and conditions. */
export async function joinRun(
  call: CallContext,
  definition: Definition,
  asked: RunFor,
): Promise<{ readonly status: number; readonly message: string }> {
  const { db, who, now } = call;
  const key = keyOf(definition, asked);
  const { rows } = await sql<{ runId: string; status: number; message: string; stale: boolean }>`
    select run_id, status, message,
      coalesce(ended_at, created_at) < ${now}::timestamptz - ${sql.raw(FRESH)} as stale
    from report_run where admin_id = ${who.adminId} and run_key = ${key} for update`.execute(db);
  const [found] = rows;
  if (found && !found.stale) return found;
  const id = found?.runId ?? newId();
  await sql`
    insert into report_run (run_id, run_key, admin_id, definition, asked, status, created_at)
    values (${id}, ${key}, ${who.adminId}, ${JSON.stringify(definition)}, ${JSON.stringify(asked)}, ${RUN.waiting}, ${now})
    on conflict (admin_id, run_key) do update set status = ${RUN.waiting}, result = null, message = '',
      created_at = excluded.created_at, ended_at = null`.execute(db);
  await call.enqueue('reportRun', { id });
  return { status: RUN.waiting, message: '' };
}

/** Keeps what came out of a run, or why nothing did. */
export async function finishRun(
  db: Db,
  id: string,
  outcome: { readonly result: KeptRun } | { readonly message: string },
  now: Date,
): Promise<void> {
  const isDone = 'result' in outcome;
  await sql`
    update report_run set status = ${isDone ? RUN.done : RUN.failed}, ended_at = ${now},
      result = ${isDone ? JSON.stringify(outcome.result) : null}::jsonb,
      message = ${isDone ? '' : outcome.message}
    where run_id = ${id}`.execute(db);
}
