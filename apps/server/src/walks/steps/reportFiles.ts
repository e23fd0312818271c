import { reportFileTask } from '@tqc/contract/monitor';
import { fileTask, madeFile } from '../../areas/monitor/examples/fileTasks';
import { exportSweep } from '../../jobs/exportSweep';
import { leaseTask } from '../../jobs/taskLease';
import { createTaskRunner } from '../../jobs/taskRunner';
import { call, server } from '../stage';
import { nothing, stepsOf, type Step } from './step';

const file = stepsOf('reportFileStatus');

/** Begins the oldest task that waits, and says no more of it. */
async function pickUp(id: string): Promise<string> {
  const leased = await leaseTask(server.app, new AbortController().signal);
  leased?.stop();
  return id;
}
const begun = async () => pickUp(await fileTask());
/** The process that began it is gone: another one carries it out. */
async function carryOut(id: string): Promise<string> {
  await server.pool.query('update job set lease_until = now() where job_id = $1', [id]);
  await createTaskRunner(server.app).wake();
  return id;
}
async function stopReport(id: string): Promise<string> {
  await server.pool.query(
    "update report set status = 3 where report_id = (select (input ->> 'report')::bigint from job where job_id = $1)",
    [id],
  );
  return id;
}
const failed = async () => carryOut(await stopReport(await begun()));
async function remove(id: string): Promise<string> {
  await call('county', reportFileTask.remove, { input: { id } });
  return id;
}

/** 报表文件 */
export const reportFileSteps: readonly Step[] = [
  file('-', 'file asked for', '0', nothing, fileTask),
  file('0', 'picked up', '1', fileTask, pickUp),
  file('1', 'written', '2', begun, carryOut),
  file('1', 'failed', '3', begun, async (id) => carryOut(await stopReport(id))),
  file('0', 'cancelled', '4', fileTask, remove),
  file('1', 'cancelled', '4', begun, remove),
  file('2', 'kept seven days', '5', madeFile, async (id) => {
    await server.pool.query("update job set expires_at = '2000-01-01' where job_id = $1", [id]);
    await exportSweep(server.app, createTaskRunner(server.app));
    return id;
  }),
  file('2', 'removed', '-', madeFile, remove),
  file('3', 'tried again', '0', failed, async (id) => {
    const { rows } = await server.pool.query<{ report: string }>(
      "update report set status = 2 where report_id = (select (input ->> 'report')::bigint from job where job_id = $1) returning report_id::text as report",
      [id],
    );
    await call('county', reportFileTask.create, {
      input: { id: rows[0]?.report ?? '', format: 'csv' },
    });
    return id;
  }),
];
