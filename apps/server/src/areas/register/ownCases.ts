import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '../../kit/serve';
import { ofOwnOrg } from '../../trade/cases';

type Who = Pick<CallContext['who'], 'orgId' | 'orgType'>;
const POINT = 1;

/**
 * The applications that an organisation itself has to do, of all it sees: those it recognises, and
 * for a point those that are confirmed at it.
 */
export function ownCases({ orgId, orgType }: Who): RawBuilder<boolean> {
  return orgType === POINT ? sql<boolean>`point_id = ${orgId}` : ofOwnOrg({ orgId });
}

/** The same among the totals, which know the plan. A point sees no other's. */
export function ownTotals({ orgId, orgType }: Who): RawBuilder<boolean> {
  return orgType === POINT
    ? sql<boolean>`true`
    : sql<boolean>`ob_id in (select ob_id from org_plan where org_id = ${orgId})`;
}
