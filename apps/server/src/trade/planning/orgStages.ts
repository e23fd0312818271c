import { planEndStatus } from '@tqc/domain/dictionaries';
import { offencesOfOrgStages, type Offence, type OrgStageDays } from '@tqc/domain/planning';
import type { StoredStages } from './changedPlan';
import { BINDING, type ProvinceDates } from './provincePlanDates';
import type { PlanningCall } from './track';

/** The days that an organisation sets for its own part in registration. */
export const OWN_STAGES = [
  'firstReviewBegin',
  'firstReviewEnd',
  'noticeBegin',
  'noticeEnd',
  'recheckBegin',
  'recheckEnd',
  'finalBegin',
  'finalEnd',
] as const satisfies readonly (keyof OrgStageDays)[];

/** What the stages below a province plan of registration have to lie in; none of recognition. */
export async function stageBounds({ db }: PlanningCall, pbId: string) {
  const plan = await provinceStages(db, pbId);
  if (!plan) return [];
  const { planName: name } = plan;
  return [
    { item: '初核时间', name, begin: plan.firstReviewBegin, end: plan.firstReviewEnd },
    { item: '复核时间', name, begin: plan.recheckBegin, end: plan.recheckEnd },
    { item: '终审时间', name, begin: plan.finalBegin, end: plan.finalEnd },
  ];
}

/**
 * Where the stages of an organisation plan do not fit those of its province plan, nor the time
 * slots that are confirmed before the first review ends.
 */
export async function orgStageOffences(
  { db }: PlanningCall,
  plan: StoredStages & { readonly pbId: string; readonly orgId: string },
  slots: readonly { readonly confirmEnd: string }[],
): Promise<Offence[]> {
  const above = await provinceStages(db, plan.pbId);
  if (!above) return [];
  const { orgType: level } = await db
    .selectFrom('org')
    .select('orgType')
    .where('orgId', '=', plan.orgId)
    .executeTakeFirstOrThrow();
  const confirmEnd = slots.map((slot) => slot.confirmEnd).sort();
  return offencesOfOrgStages(daysOf(plan), above, { level, confirmEnd: confirmEnd.at(-1) ?? '' });
}

/**
 * Where the stages of plans below would lie outside once a province plan has moved its own. Each is
 * named: whoever asks has to talk to them first.
 */
export async function stagesBelowOffences(
  { db }: PlanningCall,
  pbId: string,
  dates: ProvinceDates,
): Promise<Offence[]> {
  const stand = await provinceStages(db, pbId);
  if (!stand) return [];
  const above = {
    ...stand,
    firstReviewBegin: dates.confirmBegin,
    firstReviewEnd: dates.confirmEnd,
    recheckBegin: dates.approveBegin,
    recheckEnd: dates.recheckEnd ?? '',
    finalBegin: dates.finalBegin ?? '',
    finalEnd: dates.approveEnd,
  };
  const below = await db
    .selectFrom('orgPlan')
    .innerJoin('org', 'org.orgId', 'orgPlan.orgId')
    .select(['planName', 'orgType', ...OWN_STAGES])
    .where('pbId', '=', pbId)
    .where('approvalStatus', 'in', BINDING)
    .where('endStatus', '<>', planEndStatus.code('ended'))
    .orderBy('obId')
    .execute();
  return below.flatMap(({ planName, orgType, ...days }) =>
    offencesOfOrgStages(daysOf(days), above, { level: orgType, confirmEnd: '' }).map(
      ({ item, message }) => ({ item, message: `${planName}：${message}` }),
    ),
  );
}

/** Rows of registration never leave the first four empty (a check of the table). */
const daysOf = (plan: StoredStages): OrgStageDays => ({
  firstReviewBegin: plan.firstReviewBegin ?? '',
  firstReviewEnd: plan.firstReviewEnd ?? '',
  noticeBegin: plan.noticeBegin ?? '',
  noticeEnd: plan.noticeEnd ?? '',
  recheckBegin: plan.recheckBegin ?? null,
  recheckEnd: plan.recheckEnd ?? null,
  finalBegin: plan.finalBegin ?? null,
  finalEnd: plan.finalEnd ?? null,
});

async function provinceStages(db: PlanningCall['db'], pbId: string) {
  const plan = await db
    .selectFrom('provincePlan')
    .select([
      'track',
      'planName',
      'confirmBegin as firstReviewBegin',
      'confirmEnd as firstReviewEnd',
      'approveBegin as recheckBegin',
      'recheckEnd',
      'finalBegin',
      'approveEnd as finalEnd',
      'noticeDays',
      'recheckLevel',
      'finalLevel',
    ])
    .where('pbId', '=', pbId)
    .executeTakeFirstOrThrow();
  if (plan.track !== 'enroll') return undefined;
  // Rows of this track never leave these empty (a check of the table).
  return {
    ...plan,
    recheckEnd: plan.recheckEnd ?? '',
    finalBegin: plan.finalBegin ?? '',
    noticeDays: plan.noticeDays ?? 0,
    recheckLevel: plan.recheckLevel ?? 0,
    finalLevel: plan.finalLevel ?? 0,
  };
}
