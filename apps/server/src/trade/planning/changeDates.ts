import { offencesInside } from '@tqc/domain/planning';
import { chinaMinute } from '@tqc/domain/shared';
import { ApiFailure } from '../../kit/failure';
import { refuseOffences, type PlanningCall } from './track';

/** The dates a change may move. */
export interface ChangeDates {
  readonly filingEnd?: string | undefined;
  readonly confirmBegin?: string | undefined;
  readonly confirmEnd?: string | undefined;
  readonly approveBegin?: string | undefined;
  readonly approveEnd?: string | undefined;
}

/** The plan as it stands, held until the change is asked for or decided. */
export async function holdProvincePlan({ db }: PlanningCall, pbId: string) {
  const plan = await db
    .selectFrom('provincePlan')
    .innerJoin('planBatch', 'planBatch.cbId', 'provincePlan.cbId')
    .select([
      'provincePlan.planName',
      'orgId',
      'provincePlan.cbId',
      'approvalStatus',
      'endStatus',
      'filing',
      'filingBegin',
      'filingEnd',
      'confirmBegin',
      'confirmEnd',
      'approveBegin',
      'approveEnd',
      'beginDate',
      'endDate',
      'cbName',
      'provincePlan.prov',
    ])
    .where('pbId', '=', pbId)
    .forNoKeyUpdate('provincePlan')
    .executeTakeFirst();
  if (!plan) throw new ApiFailure(403);
  return plan;
}

/** The plan a change is about. */
export type HeldPlan = Awaited<ReturnType<typeof holdProvincePlan>>;

/** Refuses dates that lie in the past or leave the batch. */
export function checkAfter({ now }: PlanningCall, plan: HeldPlan, after: ChangeDates): void {
  if (Object.values(after).every((value) => value === undefined))
    throw new ApiFailure(422, '请填写要变更的时间');
  const today = chinaMinute(now).slice(0, 10);
  const late = Object.entries(after).find(
    ([name, value]) => name.endsWith('End') && value !== undefined && value.slice(0, 10) < today,
  );
  if (late) throw new ApiFailure(422, '变更后的结束时间不能早于今天');
  const next = { ...plan, ...after };
  refuseOffences(
    offencesInside(
      { name: `批次“${plan.cbName}”`, range: { begin: plan.beginDate, end: plan.endDate } },
      [
        {
          name: '网报时间',
          range: { begin: plan.filingBegin, end: next.filingEnd ?? plan.filingEnd },
        },
        { name: '确认时间', range: { begin: next.confirmBegin ?? '', end: next.confirmEnd ?? '' } },
        { name: '审批时间', range: { begin: next.approveBegin ?? '', end: next.approveEnd ?? '' } },
      ],
    ),
  );
}
