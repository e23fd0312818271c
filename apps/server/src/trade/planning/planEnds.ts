import { orgPlanActions } from '@tqc/domain/planning';
import { sql } from 'kysely';
import type { PlanningCall } from './track';

const { applyEnd, endPlan, returnEnd, forceEnd } = orgPlanActions;
const ANSWERS = [endPlan, returnEnd, forceEnd].map(({ label }) => label);

/** What is told of the end of a plan. */
interface End {
  readonly obId: string;
  readonly endAskedAt: string | null;
  readonly endDecidedBy: string | null;
  readonly endDecidedAt: string | null;
}

/**
 * When the end of each plan was last asked for, and who answered that when. An answer before it was
 * asked anew is over.
 */
export async function withEnds<R extends { readonly obId: string }>(
  { db }: Pick<PlanningCall, 'db'>,
  page: { readonly total: number; readonly exact: boolean; readonly record: readonly R[] },
) {
  const { record } = page;
  if (record.length === 0) return { ...page, record: [] };
  const { rows } = await sql<End>`
    select p.ob_id, a.created_at as end_asked_at, d.name as end_decided_by, d.created_at as end_decided_at
    from org_plan p
    left join lateral (select id, created_at from plan_opinion o where o.ob_id = p.ob_id and o.step = ${applyEnd.label} order by id desc limit 1) a on true
    left join lateral (select name, created_at from plan_opinion o where o.ob_id = p.ob_id and o.step in (${sql.join(ANSWERS)}) and o.id > coalesce(a.id, 0) order by id desc limit 1) d on true
    where p.ob_id in (${sql.join(record.map(({ obId }) => obId))})`.execute(db);
  return {
    ...page,
    record: record.map((row) => {
      const end = rows.find(({ obId }) => obId === row.obId);
      return {
        ...row,
        endAskedAt: end?.endAskedAt ?? null,
        endDecidedBy: end?.endDecidedBy ?? '',
        endDecidedAt: end?.endDecidedAt ?? null,
      };
    }),
  };
}
