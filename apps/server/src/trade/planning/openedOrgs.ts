import { onOff } from '@tqc/domain/dictionaries';
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

/** The organisations of a province that plans can be opened to. */
export async function orgsToOpen({ db }: Pick<PlanningCall, 'db'>, prov: string) {
  return db
    .selectFrom('org')
    .select(['orgId', 'orgName', 'orgType', 'parentId'])
    .where('prov', '=', prov)
    .where('orgType', 'in', [2, 3, 4])
    .where('status', '=', onOff.code('on'))
    .orderBy('areaCode')
    .execute();
}
