import { onOff, orgBatchApproval } from '@tqc/domain/dictionaries';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { oneOf, type Given } from '../../kit/serve';
import { containsText, statusIs, store, type RowOf } from '../../kit/store';
import type { ProvinceDates } from './provincePlanDates';
import { DECLARED, type PlanningCall, type Track } from './track';

/** Province plans as they are stored. */
export const provincePlanRows = store('provincePlan', 'pbId');

const DRAFT = orgBatchApproval.code('draft');
/** What a person enters of a province plan. */
export interface ProvincePlanInput extends ProvinceDates {
  readonly cbId: string;
  readonly planName: string;
  readonly autoPass: boolean;
  readonly orgIds: readonly string[];
  readonly ctIds: readonly number[];
  readonly notice: string;
  readonly contact: string;
  readonly contactPhone: string;
  readonly fileId: string | null;
}

/** What the list of province plans can be asked for beyond its columns. */
interface Asked {
  readonly cbName?: string | undefined;
  readonly year?: number | undefined;
  readonly orgName?: string | undefined;
  readonly openToday?: boolean | undefined;
  readonly ctId?: number | undefined;
}

/**
 * Which province plans are there for a caller, and what is told of them: a draft is its province's
 * own business until it is reported.
 */
export const provincePlansSeen = (track: Track) => ({
  mine: ({ who }: PlanningCall) =>
    who.orgType === 4
      ? sql`track = ${track}`
      : sql`track = ${track} and (approval_status <> ${DRAFT} or org_id = ${who.orgId})`,
  dress: withNames,
});

/** Conditions on the batch, the organisation and the day. */
export function askedOfProvincePlans({
  input: { cbName, year, orgName, openToday, ctId },
  now,
}: Given<Asked>) {
  return [
    cbName === undefined
      ? undefined
      : sql`cb_id in (select cb_id from plan_batch where ${containsText('cb_name', cbName)})`,
    year === undefined
      ? undefined
      : sql`cb_id in (select cb_id from plan_batch where year = ${year})`,
    orgName === undefined
      ? undefined
      : sql`org_id in (select org_id from org where ${containsText('org_name', orgName)})`,
    ctId === undefined ? undefined : sql`${ctId} = any (ct_ids)`,
    openToday === undefined
      ? undefined
      : sql`(${chinaMinute(now)}::timestamp between filing_begin and filing_end) = ${openToday}`,
  ];
}

/** The column is jsonb; every write of it went through the contract. */
export const withFiling = (row: RowOf<'provincePlan'>) => ({
  ...row,
  filing: row.filing as ProvinceDates['filing'],
});

async function withNames({ db }: PlanningCall, found: readonly RowOf<'provincePlan'>[]) {
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
  // Open to nobody in particular means to all of the province.
  const { rows: below } = await sql<{ prov: string; orgs: number }>`
    select prov, count(*)::int as orgs from org where org_type between 2 and 4 and ${statusIs('status', onOff.code('on'))} and prov in (${sql.join(found.map(({ prov }) => prov))}) group by prov`.execute(
    db,
  );
  const ids = sql.join(found.map(({ pbId }) => pbId));
  // Each table is summed up once for all plans of the page.
  const { rows: figures } = await sql<{ pbId: string; points: number; applied: number }>`
    with p as materialized (select pb_id, ob_id from org_plan where pb_id in (${ids})),
      a as materialized (select p.pb_id, count(*) as points from plan_arrangement join p using (ob_id) group by p.pb_id),
      t as materialized (select p.pb_id, sum(n) as applied from registration_total join p using (ob_id) group by p.pb_id
        union all select pb_id, count(*) from enrollment where pb_id in (${ids}) and ${DECLARED} group by pb_id)
    select pb_id, coalesce(a.points, 0)::int as points, coalesce(t.applied, 0)::int as applied from province_plan left join a using (pb_id) left join t using (pb_id) where pb_id in (${ids})`.execute(
    db,
  );
  return found.map((row) => {
    const figure = figures.find(({ pbId }) => pbId === row.pbId);
    const batch = named.find(({ cbId }) => cbId === row.cbId);
    const org = orgs.find(({ orgId }) => orgId === row.orgId);
    return {
      ...withFiling(row),
      windows: withFiling(row).filing.length,
      openedOrgs: row.orgIds.length || (below.find(({ prov }) => prov === row.prov)?.orgs ?? 0),
      points: figure?.points ?? 0,
      applied: figure?.applied ?? 0,
      cbName: batch?.cbName ?? '',
      year: batch?.year ?? 0,
      orgName: org?.orgName ?? '',
      orgType: org?.orgType ?? 4,
      areaName: org?.areaName ?? '',
    };
  });
}

/** A province plan with its batch and organisation. */
export type ProvincePlan = Awaited<ReturnType<typeof withNames>>[number];

/** One plan, read or held for a change: what the list hides is not there by its number either. */
export const oneProvincePlan = (track: Track) => oneOf(provincePlanRows, provincePlansSeen(track));
