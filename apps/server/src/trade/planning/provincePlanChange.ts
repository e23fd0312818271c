import { afterAction, provincePlanWork, type Offence, type Running } from '@tqc/domain/planning';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { ChangeDates, ChangedPlan } from './changedPlan';
import { admitStep } from './planStep';
import { stagesBelowOffences } from './orgStages';
import {
  BINDING,
  datesAfter,
  hull,
  provinceOffences,
  type ProvinceDates,
} from './provincePlanDates';
import { requireStillRunning } from './runningPlan';
import type { PlanningCall, Track } from './track';

/** A province plan that a change is about: its dates move, or whom it is open to. */
export async function changedProvincePlan(
  call: PlanningCall,
  track: Track,
  pbId: string,
  way: 'get' | 'hold',
): Promise<ChangedPlan> {
  const plan = await readPlan(call, pbId, way);
  const running = (what: Running) => requireStillRunning(call.db, plan.cbId, plan, what);
  const steps = {
    track,
    page: 'provincePlan',
    running: (_: PlanningCall, __: unknown, what: Running) => running(what),
    checks: {},
  };
  return {
    planKind: 'province',
    planName: plan.planName,
    version: plan.version,
    pbId: plan.pbId,
    admit: async () => void (await admitStep(call, steps, provincePlanWork.askChange, plan)),
    running,
    changeable: async () => void afterAction(provincePlanWork.askChange, plan),
    async offences(after) {
      if (after.slots !== undefined)
        throw new ApiFailure(422, '省级计划没有时间段；请填写要变更的日期或开放机构');
      const dates = datesAfter(plan, after);
      return [
        ...(await provinceOffences(call, plan.cbId, dates, plan.pbId)),
        ...(track === 'enroll' ? await stagesBelowOffences(call, plan.pbId, dates) : []),
        ...(await closedOffences(call, plan.pbId, after.orgIds)),
      ];
    },
    now: (after) =>
      Object.fromEntries(Object.keys(after).map((name) => [name, plan[name as keyof typeof plan]])),
    takeOver: (after) => takeOver(call, plan, after),
  };
}

async function readPlan({ db }: PlanningCall, pbId: string, way: 'get' | 'hold') {
  const asked = db
    .selectFrom('provincePlan')
    .select([
      'pbId',
      'planName',
      'orgId',
      'orgIds',
      'cbId',
      'ctIds',
      'approvalStatus',
      'endStatus',
      'filing',
      'filingEnd',
      'confirmBegin',
      'confirmEnd',
      'approveBegin',
      'approveEnd',
      'recheckEnd',
      'finalBegin',
      'recheckLevel',
      'finalLevel',
      'version',
    ])
    .where('pbId', '=', pbId);
  const plan = await (way === 'hold' ? asked.forNoKeyUpdate() : asked).executeTakeFirst();
  if (!plan) throw new ApiFailure(403);
  return { ...plan, filing: plan.filing as ProvinceDates['filing'] };
}

/** Organisations that have a plan already stay among those the province plan is open to. */
async function closedOffences(
  { db }: PlanningCall,
  pbId: string,
  orgIds: readonly string[] = [],
): Promise<Offence[]> {
  if (orgIds.length === 0) return [];
  const left = await db
    .selectFrom('orgPlan')
    .select('planName')
    .where('pbId', '=', pbId)
    .where('orgId', 'not in', [...orgIds])
    .where('approvalStatus', 'in', BINDING)
    .orderBy('obId')
    .limit(5)
    .execute();
  return left.map(({ planName }) => ({
    item: '开放机构',
    message: `${planName}已上报，其机构要留在开放机构中`,
  }));
}

/** The new dates become those of the plan. */
async function takeOver(
  { db }: PlanningCall,
  plan: Awaited<ReturnType<typeof readPlan>>,
  after: ChangeDates,
): Promise<void> {
  // The types of a plan that was passed stay.
  const { filing, ctIds: _, ...days } = datesAfter(plan, after);
  const { begin, end } = hull(filing);
  await db
    .updateTable('provincePlan')
    .set({
      ...days,
      ...(after.orgIds ? { orgIds: [...after.orgIds] } : {}),
      filing: JSON.stringify(filing),
      filingBegin: begin,
      filingEnd: end,
      version: sql`version + 1`,
    })
    .where('pbId', '=', plan.pbId)
    .execute();
}
