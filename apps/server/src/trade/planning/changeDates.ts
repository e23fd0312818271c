import { chinaDay } from '@tqc/domain/shared';
import { ApiFailure } from '../../kit/failure';
import {
  datesAfter,
  provinceOffences,
  type ChangeDates,
  type ProvinceDates,
} from './provincePlanDates';
import { refuseOffences, type PlanningCall } from './track';

/** The plan as it stands, held until the change is asked for or decided. */
export async function holdProvincePlan({ db }: PlanningCall, pbId: string) {
  const plan = await db
    .selectFrom('provincePlan')
    .select([
      'pbId',
      'planName',
      'orgId',
      'cbId',
      'approvalStatus',
      'endStatus',
      'filing',
      'filingEnd',
      'confirmBegin',
      'confirmEnd',
      'approveBegin',
      'approveEnd',
      'prov',
    ])
    .where('pbId', '=', pbId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!plan) throw new ApiFailure(403);
  return { ...plan, filing: plan.filing as ProvinceDates['filing'] };
}

/** The plan a change is about. */
export type HeldPlan = Awaited<ReturnType<typeof holdProvincePlan>>;

/**
 * Refuses a change that moves nothing, ends anything in the past, or leaves dates that do not fit
 * what stands above, beside and below.
 */
export async function checkAfter(
  call: PlanningCall,
  plan: HeldPlan,
  after: ChangeDates,
): Promise<void> {
  if (Object.values(after).every((value) => value === undefined))
    throw new ApiFailure(422, '请填写要变更的时间');
  const today = chinaDay(call.now);
  const late = Object.entries(after).find(
    ([name, value]) => name.endsWith('End') && value !== undefined && value.slice(0, 10) < today,
  );
  if (late) throw new ApiFailure(422, '变更后的结束时间不能早于今天');
  refuseOffences(await provinceOffences(call, plan.cbId, datesAfter(plan, after), plan.pbId));
}
