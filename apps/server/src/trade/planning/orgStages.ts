import { offencesOfOrgStages, type Offence, type OrgStageDays } from '@tqc/domain/planning';
import type { PlanningCall } from './track';

/** The days of an organisation's own stages as they are stored; recognition has none. */
export type StoredStages = { readonly [N in keyof OrgStageDays]?: string | null };

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
  return offencesOfOrgStages(
    {
      firstReviewBegin: plan.firstReviewBegin ?? '',
      firstReviewEnd: plan.firstReviewEnd ?? '',
      noticeBegin: plan.noticeBegin ?? '',
      noticeEnd: plan.noticeEnd ?? '',
      recheckBegin: plan.recheckBegin ?? null,
      recheckEnd: plan.recheckEnd ?? null,
      finalBegin: plan.finalBegin ?? null,
      finalEnd: plan.finalEnd ?? null,
    },
    above,
    { level, confirmEnd: confirmEnd.at(-1) ?? '' },
  );
}

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
