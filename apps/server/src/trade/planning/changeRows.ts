import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { containsText, store } from '../../kit/store';
import type { ChangeDates } from './changedPlan';
import { openedOrgs } from './openedOrgs';
import type { PlanningCall, Track } from './track';

/** Changes of plans as they are stored. */
export const changeRows = store('planChange', 'id');

interface ListInput {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly cbName?: string | undefined;
  readonly orgName?: string | undefined;
  readonly planName?: string | undefined;
  readonly pbId?: string | undefined;
  readonly obId?: string | undefined;
}

/** Those whom a plan is opened to before or after a change. */
export const openedIn = (...dates: readonly ChangeDates[]): string[] =>
  dates.flatMap(({ orgIds = [] }) => orgIds);

/** Reads changes of plans with the plan, its batch and who asked. */
export function readingChanges(track: Track) {
  async function dress<
    R extends { id: string; planKind: unknown; before: unknown; after: unknown },
  >({ db }: PlanningCall, found: readonly R[]) {
    if (found.length === 0) return [];
    const { rows: facts } = await sql<{
      id: string;
      cbName: string;
      planName: string;
      orgName: string;
      orgType: number;
    }>`
      select c.id, b.cb_name, coalesce(op.plan_name, pp.plan_name) as plan_name, o.org_name, o.org_type from plan_change c join province_plan pp using (pb_id) join plan_batch b using (cb_id) left join org_plan op on op.ob_id = c.ob_id
      join org o on o.org_id = c.org_id where c.id in (${sql.join(found.map(({ id }) => id))})`.execute(
      db,
    );
    return found.flatMap((row) => {
      const fact = facts.find(({ id }) => id === row.id);
      if (!fact) return [];
      const kept = {
        planKind: row.planKind as 'province' | 'org',
        before: row.before as ChangeDates,
        after: row.after as ChangeDates,
      };
      return [{ ...row, ...fact, ...kept }];
    });
  }

  async function get(call: PlanningCall, id: string, way: 'get' | 'hold' = 'get') {
    const row = await changeRows(call)[way](id);
    const [full] = row.track === track ? await dress(call, [row]) : [];
    if (!full) throw new ApiFailure(403);
    return full;
  }

  async function list(call: PlanningCall, input: ListInput) {
    const where = [
      sql`track = ${track}`,
      input.cbName === undefined
        ? undefined
        : sql`pb_id in (select pb_id from province_plan join plan_batch using (cb_id) where ${containsText('cb_name', input.cbName)})`,
      input.orgName === undefined
        ? undefined
        : sql`org_id in (select org_id from org where ${containsText('org_name', input.orgName)})`,
      input.planName === undefined
        ? undefined
        : sql`case when ob_id is null then pb_id in (select pb_id from province_plan where ${containsText('plan_name', input.planName)}) else ob_id in (select ob_id from org_plan where ${containsText('plan_name', input.planName)}) end`,
    ];
    const page = await changeRows(call).page(input, {
      equal: ['planKind', 'pbId', 'obId', 'changeKind', 'status'],
      between: ['createdAt'],
      where,
    });
    const record = await dress(call, page.record);
    const opened = await openedOrgs(
      call,
      record.flatMap(({ before, after }) => openedIn(before, after)),
    );
    return {
      ...page,
      record: record.map((row) => {
        const ids = new Set(openedIn(row.before, row.after));
        return { ...row, opened: opened.filter(({ orgId }) => ids.has(orgId)) };
      }),
    };
  }

  return { get, list };
}

/** A change of a plan with the plan's name. */
export type PlanChange = Awaited<ReturnType<ReturnType<typeof readingChanges>['get']>>;
