import { reports } from '@tqc/contract/monitor';
import type { Definition } from '@tqc/domain/reports';
import { ApiFailure } from '../kit/failure';
import { scopeOf, systemScope, transaction } from '../kit/scope';
import { failureOf, type AppParts } from '../kit/serve';
import { personNow } from '../kit/session';
import { finishRun, RUN, runReport, TASK_WAIT, type RunFor } from '../trade/reports';

interface Run {
  readonly adminId: string;
  readonly definition: Definition;
  readonly asked: RunFor;
}

/**
 * Counts a report that was too much for one answer, in the name and with the rights that its person
 * has now.
 */
export async function reportRun(app: AppParts, id: string): Promise<void> {
  const { rows } = await app.pool.query<Run>(
    `update report_run set status = ${RUN.running} where run_id = $1 and status in (${RUN.waiting}, ${RUN.running})
     returning admin_id as "adminId", definition, asked`,
    [id],
  );
  const [run] = rows;
  if (!run) return;
  const keep = (outcome: Parameters<typeof finishRun>[2]) =>
    transaction(app.pool, systemScope, (db) => finishRun(db, id, outcome, app.clock()));
  try {
    const who = await personNow(app.pool, run.adminId);
    if (!who?.rights.has(reports.getReportDataPreview.permission)) throw new ApiFailure(403);
    const asOf = app.clock().toISOString();
    const scope = { ...scopeOf(who), budget: TASK_WAIT, patience: 2 * TASK_WAIT };
    const { place, lines, totals, checks, source } = await transaction(app.pool, scope, (db) =>
      runReport(db, who, run.definition, run.asked),
    );
    await keep({ result: { place, lines, totals, checks, source, asOf } });
  } catch (error) {
    await keep({ message: failureOf(error).message });
  }
}
