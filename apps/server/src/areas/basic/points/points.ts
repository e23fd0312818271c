import type { baseOrg } from '@tqc/contract/basic';
import { onOff, recognitionStatus } from '@tqc/domain/dictionaries';
import { CITY, COUNTY, POINT, PROVINCE } from '@tqc/domain/organisations';
import { chinaDay } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext, Given } from '../../../kit/serve';
import { containsText, statusIn, type PageInput, withinDays } from '../../../kit/store';
import { orgs, subtreeOf, type OrgRow } from '../organisations/scope';
import { pointOf } from './columns';

/** What a point does: 认定, 定期注册; one that does both (3) is of either. */
export type Work = 1 | 2;
export const BOTH = 3;
const RECOGNISES = [COUNTY, CITY, PROVINCE];
const isOn = sql`status = ${onOff.code('on')}`;

/** What a list of points can be asked for. */
export interface PointsAsked {
  readonly orgName?: string | undefined;
  readonly orgId?: string | undefined;
  readonly confirmWay?: number | undefined;
  readonly parentId?: string | undefined;
  readonly arranged?: boolean | undefined;
}

/** Points of the caller's place; a point sees those beside it. */
const within = ({ who }: Pick<Given, 'who'>): RawBuilder<unknown> =>
  who.orgType === POINT
    ? sql`parent_id = (select parent_id from org where org_id = ${who.orgId})`
    : subtreeOf(who);

/** Arrangements that are in use and not over. */
const current = (day: string) => sql`a.status = ${onOff.code('on')} and a.end_date >= ${day}`;

/** One page of the points of one kind of work, as the list shows them. */
export async function pagedPoints(call: Given<PageInput & PointsAsked>, work: Work) {
  const { orgName, orgId, confirmWay, parentId, arranged } = call.input;
  const day = chinaDay(call.now);
  const isArranged = sql`exists (select from plan_arrangement a where a.point = org.point and a.point_id = org.org_id and ${current(day)})`;
  const page = await orgs(call).page(call.input, {
    equal: ['status', 'prov', 'city', 'county'],
    order: 'orgId.desc',
    filled: ['orgName', 'updatedAt'],
    where: [
      sql`org_type = ${POINT} and org_biz_type in (${work}, ${BOTH})`,
      within(call),
      orgName === undefined ? undefined : containsText('org_name', orgName),
      orgId === undefined ? undefined : sql`org_id = ${orgId}`,
      confirmWay === undefined ? undefined : sql`point_way = ${confirmWay}`,
      parentId === undefined ? undefined : sql`parent_id = ${parentId}`,
      arranged === undefined ? undefined : arranged ? isArranged : sql`not ${isArranged}`,
    ],
  });
  return { ...page, record: await shown(call, page.record) };
}

interface Facts {
  readonly orgId: string;
  readonly parentName: string;
  readonly schoolName: string;
  readonly staff: number;
  readonly schools: number;
  readonly arranged: number;
  readonly confirmed: number;
}

/** Rows with the names of what they refer to and what stands behind each. */
async function shown({ db, who, now }: Given, page: readonly OrgRow[]) {
  if (page.length === 0) return [];
  const { rows } = await sql<Facts>`
    select o.org_id, coalesce(p.org_name, '') as parent_name, coalesce(s.school_name, '') as school_name,
      (select count(*)::int from admin where org_id = o.org_id and status = ${onOff.code('on')}) as staff,
      (select count(*)::int from org_school where point_id = o.org_id and ${isOn}) as schools,
      (select count(*)::int from plan_arrangement a where a.point = o.point and a.point_id = o.org_id and ${current(chinaDay(now))}) as arranged,
      (select count(*)::int from registration r join plan_arrangement a on a.ls_id = r.ls_id
        where a.point = o.point and a.point_id = o.org_id and ${current(chinaDay(now))}
          and ${statusIn('r.status', recognitionStatus.group.confirmed)}) as confirmed
    from org o left join org p on p.org_id = o.parent_id left join org_school s on s.school_id = o.host_school_id
    where o.org_id in (${sql.join(page.map(({ orgId }) => orgId))})`.execute(db);
  const factsOf = new Map(rows.map((one) => [one.orgId, one]));
  return page.map((row) => {
    const facts = factsOf.get(row.orgId);
    if (!facts) throw new Error('a row that was read is shown');
    return { ...row, ...pointOf(row), ...facts, own: row.parentId === who.orgId };
  });
}

/** Organisations that recognise, with the numbers of their points. */
export async function organisationsWithPoints(call: CallContext<typeof baseOrg.getRegOrgData>) {
  const { orgName } = call.input;
  const page = await orgs(call).page(call.input, {
    equal: ['orgType', 'status'],
    order: 'areaCode.asc',
    filled: ['areaCode', 'orgName'],
    where: [
      sql`org_type in (${sql.join(RECOGNISES)}) and org_biz_type in (1, ${BOTH})`,
      subtreeOf(call.who),
      orgName === undefined ? undefined : containsText('org_name', orgName),
    ],
  });
  const ids = ['0', ...page.record.map(({ orgId }) => orgId)];
  const { rows } = await sql<{
    orgId: string;
    points: number;
    startedPoints: number;
    staff: number;
  }>`
    select o.parent_id as org_id, count(*)::int as points, count(*) filter (where o.${isOn})::int as started_points,
      coalesce(sum((select count(*) from admin m where m.org_id = o.org_id and m.status = ${onOff.code('on')})), 0)::int as staff
    from org o where o.parent_id in (${sql.join(ids)}) and o.org_type = ${POINT} and o.org_biz_type in (1, ${BOTH})
    group by o.parent_id`.execute(call.db);
  const countsOf = new Map(rows.map((one) => [one.orgId, one]));
  return {
    ...page,
    record: page.record.map(({ orgId, ...row }) => ({
      ...row,
      orgId,
      points: countsOf.get(orgId)?.points ?? 0,
      startedPoints: countsOf.get(orgId)?.startedPoints ?? 0,
      staff: countsOf.get(orgId)?.staff ?? 0,
    })),
  };
}

/** What the points of the caller have to do today, by their arrangements. */
export async function workToday({ db, who, now }: CallContext<typeof baseOrg.getConfirmWorkData>) {
  const day = chinaDay(now);
  const { rows } = await sql<{
    lsId: string;
    pointName: string;
    planName: string;
    amHours: string;
    pmHours: string;
    dayCapacity: number;
    booked: number;
    confirmed: number;
    confirmedToday: number;
  }>`
    select a.ls_id, o.org_name as point_name, p.plan_name, a.am_hours, a.pm_hours, a.day_capacity, a.booked, c.confirmed, c.confirmed_today
    from plan_arrangement a join org o on o.org_id = a.point_id join org_plan p on p.ob_id = a.ob_id
      cross join lateral (select count(*)::int as confirmed, (count(*) filter (where ${withinDays('r.confirm_time', day, day)}))::int as confirmed_today
        from registration r where r.ls_id = a.ls_id and ${statusIn('r.status', recognitionStatus.group.confirmed)}) c
    where a.status = ${onOff.code('on')} and a.begin_date <= ${day} and a.end_date >= ${day}
      and ${who.orgType === POINT ? sql`a.point_id = ${who.orgId}` : sql`a.org_id = ${who.orgId}`}
    order by o.org_name, a.ls_id limit 200`.execute(db);
  return { record: rows };
}
