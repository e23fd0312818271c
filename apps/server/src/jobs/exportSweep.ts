import { jobStatus } from '@tqc/domain/shared';
import type { AppParts } from '../kit/serve';
import type { TaskRunner } from './taskRunner';

/** Every minute; one process of several runs it. */
export const EXPORT_SWEEP_AT = '* * * * * exportSweep';

/**
 * Begins tasks anew that a process left behind, and lets go of results whose days are over: what no
 * task names is taken away like every upload that nothing names.
 */
export async function exportSweep(
  { pool, clock }: Pick<AppParts, 'pool' | 'clock'>,
  runner: Pick<TaskRunner, 'wake'>,
): Promise<void> {
  await pool.query(
    `update job set result_file = null, status = ${jobStatus.code('expired')} where result_file is not null and expires_at < $1`,
    [clock()],
  );
  await runner.wake();
}
