import { whyNotRunning, type PlanState, type Running, type Standing } from '@tqc/domain/planning';
import { RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { keepBatchOpen } from './batchOpen';

/** "This plan runs": refuses a step in what was ended, locked or never passed, with the sentence that says what to do. */
export function requireRunning(standing: Standing, what: Running, field?: string): void {
  const why = whyNotRunning(what, standing);
  if (why) throw new RuleError(why, field);
}

/** The same below a province plan. It and its batch stay as they are until the step is written; whoever holds an organisation plan held it before, so all climb the same way. */
export async function requireRunningBelow(
  db: Db,
  pbId: string,
  what: Running,
  org?: PlanState,
): Promise<void> {
  await sql`select hold_province_plan(${pbId})`.execute(db);
  const province = await db
    .selectFrom('provincePlan')
    .select(['cbId', 'approvalStatus', 'endStatus'])
    .where('pbId', '=', pbId)
    .executeTakeFirst();
  if (!province)
    throw new ApiFailure(422, '省级计划不存在，请重新选择', {
      fields: { pbId: '请选择审批通过的省级计划' },
    });
  // Without a plan yet, the province plan is what was chosen wrongly.
  await requireRunningIn(db, province.cbId, province, what, org, org ? undefined : 'pbId');
}

/** The same for a province plan that the caller holds. */
export async function requireRunningIn(
  db: Db,
  cbId: string,
  province: PlanState,
  what: Running,
  org?: PlanState,
  field?: string,
): Promise<void> {
  await keepBatchOpen(db, cbId);
  const { status: batch } = await db
    .selectFrom('planBatch')
    .select('status')
    .where('cbId', '=', cbId)
    .executeTakeFirstOrThrow();
  requireRunning({ batch, province, org }, what, field);
}
