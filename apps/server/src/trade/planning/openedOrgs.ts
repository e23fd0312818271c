import type { PlanningCall } from './track';

/** The names of those a plan is opened to, in the order of their places. */
export async function openedOrgs({ db }: Pick<PlanningCall, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('org')
    .select(['orgId', 'orgName'])
    .where('orgId', 'in', [...new Set(ids)])
    .orderBy('areaCode')
    .orderBy('orgId')
    .execute();
}
