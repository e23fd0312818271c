import { jobStatus } from '@tqc/domain/shared';
import { randomUUID } from 'node:crypto';
import type { Db } from '../kit/scope';
import type { AppParts } from '../kit/serve';

/** Somebody cancelled the task, or another process has it: nothing of it is kept here. */
export class TaskGone extends Error {}

/** A task that this process carries out, for as long as it says so. */
export interface Leased {
  readonly job: LeasedJob;
  readonly runner: string;
  /** How far it is; told to the database every second. */
  readonly progress: { total: number; done: number };
  /** Ends the work where the task is no longer ours. */
  check(): void;
  /** Says no more that it is carried out here. */
  stop(): void;
}

/** What is known of a task when it begins. */
export interface LeasedJob {
  readonly job_id: string;
  readonly admin_id: string;
  /** The call that laid it down. */
  readonly kind: string;
  readonly title: string;
  readonly input: unknown;
  readonly sealed: Buffer;
  readonly file_name: string;
  readonly created_at: string;
  /** How often it was begun, this time included. */
  readonly tries: number;
}

/** What the person of a task that failed is told, and what else belongs to it. */
export interface Failing {
  readonly title: string;
  content(title: string, reason: string): string;
  /** Whether it can be begun anew: what it was asked is kept for that, and otherwise gone. */
  readonly again: boolean;
  after?(db: Db, leased: Leased): Promise<void>;
}

const SAYS_SO = 1000;
/** Where nobody has said so for that long, the process is gone. */
const LEASE = "interval '20 seconds'";

/** So long a task rests that could not be carried out. */
const REST = "interval '1 minute'";

/**
 * Begins a task that waits or that a process left behind, of those begun least often the oldest;
 * undefined without one.
 */
export async function leaseTask(
  { pool, clock }: Pick<AppParts, 'pool' | 'clock'>,
  stopping: AbortSignal,
): Promise<Leased | undefined> {
  const runner = randomUUID();
  const { rows } = await pool.query<LeasedJob>(
    `update job set status = ${jobStatus.code('running')}, runner = $1, lease_until = now() + ${LEASE}, started_at = $2, done = 0, message = '',
       tries = tries + 1
     where job_id = (select job_id from job where sealed is not null
       and ((status = ${jobStatus.code('waiting')} and (not_before is null or not_before <= now()))
         or (status = ${jobStatus.code('running')} and lease_until < now()))
       order by tries, job_id limit 1 for update skip locked)
     returning job_id, admin_id, kind, title, input, sealed, file_name, tries, created_at`,
    [runner, clock()],
  );
  const [job] = rows;
  if (!job) return undefined;
  const progress = { total: 0, done: 0 };
  let gone = false;
  const say = async () => {
    const { rowCount } = await pool.query(
      `update job set total = $3, done = $4, lease_until = now() + ${LEASE}
       where job_id = $1 and runner = $2 and status = ${jobStatus.code('running')}`,
      [job.job_id, runner, progress.total, progress.done],
    );
    gone = rowCount === 0;
  };
  // A database that is away for a moment says nothing about the task: the next turn asks again.
  const saying = setInterval(() => void say().catch(() => undefined), SAYS_SO);
  return {
    job,
    runner,
    progress,
    check() {
      if (gone || stopping.aborted) throw new TaskGone();
    },
    stop: () => clearInterval(saying),
  };
}

/**
 * Gives back a task that this process began and cannot end: `stopping`, another one takes it;
 * `resting`, it is begun anew after a while, and others go first.
 */
export async function giveBackTask(
  { pool }: Pick<AppParts, 'pool'>,
  { job, runner }: Leased,
  why: 'stopping' | 'resting',
): Promise<void> {
  await pool.query(
    `update job set status = ${jobStatus.code('waiting')}, runner = null, lease_until = null, done = 0,
       tries = tries - $3, not_before = ${why === 'resting' ? `now() + ${REST}` : 'null'}
     where job_id = $1 and runner = $2 and status = ${jobStatus.code('running')}`,
    // A process that is stopped says nothing about the task.
    [job.job_id, runner, why === 'stopping' ? 1 : 0],
  );
}
