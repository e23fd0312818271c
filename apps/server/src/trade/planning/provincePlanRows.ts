import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { chinaMinute } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { containsText, store } from '../../kit/store';
import type { ProvinceDates } from './provincePlanDates';
import type { PlanningCall, Track } from './track';

/** Province plans as they are stored. */
export const provincePlanRows = store('provincePlan', 'pbId');

const DRAFT = orgBatchApproval.code('draft');
const isDraft = ({ approvalStatus }: { readonly approvalStatus: number }) =>
  approvalStatus === DRAFT;

/** What a person enters of a province plan. */
export interface ProvincePlanInput extends ProvinceDates {
  readonly cbId: string;
  readonly planName: string;
  readonly autoPass: boolean;
  readonly orgIds: readonly string[];
  readonly ctIds: readonly unknown[];
  readonly notice: string;
  readonly contact: string;
  readonly contactPhone: string;
  readonly fileId: string | null;
}

interface ListInput {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sort?: string | undefined;
  readonly cbName?: string | undefined;
  readonly year?: number | undefined;
  readonly orgName?: string | undefined;
  readonly openToday?: boolean | undefined;
}

/**
 * Reads province plans with their batch and organisation. A draft is its province's own business
 * until it is reported.
 */
export function readingProvincePlans(track: Track) {
  async function dress<R extends { cbId: string; orgId: string }>(
    { db }: PlanningCall,
    found: readonly R[],
  ) {
    if (found.length === 0) return [];
    const { rows: named } = await sql<{
      cbId: string;
      cbName: string;
      year: number;
    }>`select cb_id, cb_name, year from plan_batch where cb_id in (${sql.join(found.map(({ cbId }) => cbId))})`.execute(
      db,
    );
    const { rows: orgs } = await sql<{
      orgId: string;
      orgName: string;
      orgType: number;
      areaName: string;
    }>`select org_id, org_name, org_type, area_name from org where org_id in (${sql.join(found.map(({ orgId }) => orgId))})`.execute(
      db,
    );
    return found.map((row) => {
      const batch = named.find(({ cbId }) => cbId === row.cbId);
      const org = orgs.find(({ orgId }) => orgId === row.orgId);
      return {
        ...row,
        cbName: batch?.cbName ?? '',
        year: batch?.year ?? 0,
        orgName: org?.orgName ?? '',
        orgType: org?.orgType ?? 4,
        areaName: org?.areaName ?? '',
      };
    });
  }

  /** One plan, read or held for a change: what the list hides is not there by its number either. */
  async function get(call: PlanningCall, pbId: string, way: 'get' | 'hold' = 'get') {
    const row = await provincePlanRows(call)[way](pbId);
    const hidden = isDraft(row) && call.who.orgType !== 4 && row.orgId !== call.who.orgId;
    const [full] = row.track === track && !hidden ? await dress(call, [row]) : [];
    if (!full) throw outOfReach();
    return { ...full, filing: row.filing as ProvinceDates['filing'] };
  }

  async function list(call: PlanningCall, input: ListInput) {
    const { cbName, year, orgName, openToday } = input;
    const where: (RawBuilder<unknown> | undefined)[] = [
      sql`track = ${track}`,
      cbName === undefined
        ? undefined
        : sql`cb_id in (select cb_id from plan_batch where ${containsText('cb_name', cbName)})`,
      year === undefined
        ? undefined
        : sql`cb_id in (select cb_id from plan_batch where year = ${year})`,
      orgName === undefined
        ? undefined
        : sql`org_id in (select org_id from org where ${containsText('org_name', orgName)})`,
      openToday === undefined
        ? undefined
        : sql`(${chinaMinute(call.now)}::timestamp between filing_begin and filing_end) = ${openToday}`,
      call.who.orgType === 4
        ? undefined
        : sql`(approval_status <> ${DRAFT} or org_id = ${call.who.orgId})`,
    ];
    const page = await provincePlanRows(call).page(input, {
      equal: ['cbId', 'prov', 'approvalStatus'],
      like: ['planName'],
      between: ['reportedAt'],
      where,
    });
    const dressed = await dress(call, page.record);
    return {
      ...page,
      record: dressed.map((row) => ({
        ...row,
        filing: row.filing as ProvinceDates['filing'],
      })),
    };
  }

  return { get, list };
}

/** A province plan with its batch and organisation. */
export type ProvincePlan = Awaited<ReturnType<ReturnType<typeof readingProvincePlans>['get']>>;
