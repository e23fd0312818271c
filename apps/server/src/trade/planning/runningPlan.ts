import { whyNotRunning, type PlanState, type Running, type Standing } from '@tqc/domain/planning';
import { RuleError, TooLate } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { keepBatchOpen } from './batchOpen';

/**
 * "This plan runs": refuses what somebody hands in for a plan that was ended, locked or never
 * passed, with the sentence that says what to do.
 */
export function requireRunning(standing: Standing, what: Running): void {
  const why = whyNotRunning(what, standing);
  if (why) throw new RuleError(why);
}

/**
 * The same for a step below a province plan. It and its batch stay as they are until the step is
 * written; whoever holds an organisation plan held it before, so all climb the same way.
 */
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
  if (org) await requireStillRunning(db, province.cbId, province, what, org);
  else await requireChosenRunning(db, province.cbId, province, what, 'pbId');
}

/**
 * The same for a province plan that the caller holds. It was running when it was read, so a step on
 * one that runs no further comes too late.
 */
export async function requireStillRunning(
  db: Db,
  cbId: string,
  province: PlanState,
  what: Running,
  org?: PlanState,
): Promise<void> {
  const why = await whyNotRunningIn(db, cbId, province, what, org);
  if (why) throw new TooLate(why);
}

/** The same for a plan that does not stand yet: the `field` that chose where was chosen wrongly. */
export async function requireChosenRunning(
  db: Db,
  cbId: string,
  province: PlanState,
  what: Running,
  field: string,
): Promise<void> {
  const why = await whyNotRunningIn(db, cbId, province, what);
  if (why) throw new RuleError(why, field);
}

async function whyNotRunningIn(
  db: Db,
  cbId: string,
  province: PlanState,
  what: Running,
  org?: PlanState,
): Promise<string | undefined> {
  await keepBatchOpen(db, cbId);
  const { status: batch } = await db
    .selectFrom('planBatch')
    .select('status')
    .where('cbId', '=', cbId)
    .executeTakeFirstOrThrow();
  return whyNotRunning(what, { batch, province, org });
}

/**
 * Why the plans of some applications do not go on any more, by their numbers; undefined for one
 * that does. `hold` is for who decides because of it, in plans of their own organisation: they stay
 * as they are until the decision is written, taken in one order.
 */
export async function plansOver(
  db: Db,
  obIds: readonly string[],
  way: 'look' | 'hold',
): Promise<(obId: string) => string | undefined> {
  if (obIds.length === 0) return () => undefined;
  const ids = sql.join([...new Set(obIds)]);
  if (way === 'hold') {
    const { rows: held } = await sql<{
      pbId: string;
      cbId: string;
    }>`select pb_id, cb_id from org_plan where ob_id in (${ids}) order by ob_id for share`.execute(
      db,
    );
    for (const pbId of new Set(held.map((plan) => plan.pbId)))
      await sql`select hold_province_plan(${pbId})`.execute(db);
    for (const cbId of new Set(held.map((plan) => plan.cbId))) await keepBatchOpen(db, cbId);
  }
  const { rows: plans } = await sql<StandingRow>`
    select p.ob_id, p.approval_status, p.end_status, pp.approval_status as province_approval, pp.end_status as province_end, b.status as batch
    from org_plan p join province_plan pp using (pb_id) join plan_batch b on b.cb_id = p.cb_id where p.ob_id in (${ids})`.execute(
    db,
  );
  return (obId) => {
    const plan = plans.find((found) => found.obId === obId);
    if (!plan) return '认定计划不存在，请刷新后再操作';
    const province = { approvalStatus: plan.provinceApproval, endStatus: plan.provinceEnd };
    return whyNotRunning('going', { batch: plan.batch, province, org: plan });
  };
}

interface StandingRow extends PlanState {
  readonly obId: string;
  readonly provinceApproval: number;
  readonly provinceEnd: number;
  readonly batch: number;
}
