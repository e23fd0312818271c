import { allCalls } from '@tqc/contract/catalogue';
import { limit } from '@tqc/contract/limit';
import { reportFileTask } from '@tqc/contract/monitor';
import { IMPORT_KIND } from '@tqc/contract/resource';
import { routeOf } from '@tqc/contract/screens';
import { jobStatus } from '@tqc/domain/shared';
import { ApiFailure } from '../kit/failure';
import { queriesOn, systemScope, transaction } from '../kit/scope';
import { auditRefused, failureOf, isOutOfTime, NOBODY, type AppParts } from '../kit/serve';
import { personNow } from '../kit/session';
import { tellPerson } from '../trade/messages';
import { compareFails, compareLimits } from './compareLimits';
import { exportFails, exportRows } from './exportRows';
import { importFails, importRows } from './importRows';
import { reportFileFails, reportFiles } from './reportFiles';
import { giveBackTask, leaseTask, TaskGone, type Failing, type Leased } from './taskLease';

/** Carries out the tasks of persons in this process, one at a time. */
export interface TaskRunner {
  /** Looks for tasks until there are none; several looks at once are one. */
  wake(): Promise<void>;
  /** Breaks off what is under way and gives it back: another process begins it anew. */
  stop(): Promise<void>;
}

/** What passes by itself: the task rests and is begun anew, so often at most. */
const BUSY: ReadonlySet<number> = new Set([503]);
const MOST_TRIES = 5;
const TRIED = '开始了几次都没有完成，请减少数据后重新开始';
const TOO_WIDE = '数据太多，没有在规定的时间内读完，请减少数据后重新开始';
/** Below what one person may have waiting to be received, so that every result can be fetched. */
const MOST_BYTES = 50 * 1024 * 1024;

/** The tasks of a process; what an export writes has `mostBytes` at most. */
export function createTaskRunner(app: AppParts, mostBytes = MOST_BYTES): TaskRunner {
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;
  async function look(): Promise<void> {
    for (;;) {
      if (stopping.signal.aborted) return;
      const leased = await leaseTask(app, stopping.signal);
      if (!leased || !(await carryOut(app, leased, stopping.signal, mostBytes))) return;
    }
  }
  const wake = () => (looking ??= look().finally(() => (looking = undefined)));
  return {
    wake,
    async stop() {
      stopping.abort();
      await looking?.catch(() => undefined);
    },
  };
}

/** What carries out the tasks of a call; those of lists have one in common. */
const WORKS: Readonly<Record<string, { work: typeof exportRows; failing: Failing }>> = {
  [IMPORT_KIND]: { work: importRows, failing: importFails },
  [limit.batchCompare.id]: { work: compareLimits, failing: compareFails },
  [reportFileTask.create.id]: { work: reportFiles, failing: reportFileFails },
};
const workOf = ({ job }: Leased) => WORKS[job.kind] ?? { work: exportRows, failing: exportFails };

/** False where this process stops. */
async function carryOut(
  app: AppParts,
  leased: Leased,
  stopping: AbortSignal,
  mostBytes: number,
): Promise<boolean> {
  const { work, failing } = workOf(leased);
  try {
    if (leased.job.tries > MOST_TRIES) throw new ApiFailure(422, TRIED);
    await work(app, leased, mostBytes);
  } catch (error) {
    const { code, message } = failureOf(error);
    if (stopping.aborted) {
      await giveBackTask(app, leased, 'stopping');
      return false;
    }
    if (error instanceof TaskGone) return true;
    if (isOutOfTime(error)) {
      await fail(app, leased, failing, { code: 503, message: TOO_WIDE });
      return true;
    }
    if (BUSY.has(code) && leased.job.tries < MOST_TRIES) {
      await giveBackTask(app, leased, 'resting');
      return true;
    }
    if (code === -1) console.error(`任务 ${leased.job.job_id}：`, error);
    await fail(app, leased, failing, { code, message });
  } finally {
    leased.stop();
  }
  return true;
}

/** The person is told why, and where it can be begun anew; the audit has it as a refusal. */
async function fail(
  app: AppParts,
  leased: Leased,
  { title, content, again, after }: Failing,
  { code, message }: { readonly code: number; readonly message: string },
): Promise<void> {
  const { job, runner } = leased;
  const now = app.clock();
  const call = allCalls.find(({ id }) => id === job.kind);
  const who = await personNow(app.pool, job.admin_id);
  let ended = false;
  await transaction(
    app.pool,
    systemScope,
    async (db) => {
      const { rowCount } = await queriesOn(db).query(
        `update job set status = ${jobStatus.code('failed')}, message = $3, ended_at = $4, runner = null, lease_until = null,
         sealed = case when $5 then sealed end
       where job_id = $1 and runner = $2 and status = ${jobStatus.code('running')}`,
        [job.job_id, runner, message, now, again],
      );
      ended = rowCount === 1;
      if (!ended) return;
      await after?.(db, leased);
      await tellPerson(
        db,
        job.admin_id,
        { title, content: content(job.title, message), url: routeOf('shell.fileTasks') },
        now,
      );
    },
    {
      after: () =>
        ended && call
          ? [
              auditRefused(
                { call, who, facts: NOBODY, now },
                { code, message, data: null },
                // Of somebody who may no longer sign in the row knows nobody: it says whose it was.
                { job: job.job_id, laidDownBy: job.admin_id, ...(job.input as object) },
              ),
            ]
          : [],
    },
  );
}
