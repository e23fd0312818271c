import { BatchStatus, onOff, orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { routeOf } from '@tqc/contract/screens';
import { ApiFailure } from '../../kit/failure';
import { containsText, statusIn, statusIs } from '../../kit/store';
import { tellOrganisation } from '../messages';
import { copyPlanDown } from './copyPlanDown';
import { orgPlanRows, readingOrgPlans } from './orgPlanRows';
import type { PlanningCall, Track } from './track';
import { wordsOf } from './words';

const DRAFT = orgBatchApproval.code('draft');
const FAILED = orgBatchApproval.code('failed');

interface Asked {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly pbId?: string | undefined;
  readonly cbName?: string | undefined;
  readonly orgName?: string | undefined;
  readonly orgType?: number | undefined;
  readonly approvalStatus?: number | undefined;
  readonly overdue?: boolean | undefined;
  readonly prov?: string | undefined;
  readonly city?: string | undefined;
  readonly county?: string | undefined;
}

/** Organisations below the caller under each province plan in force, with or without a plan. */
export function downPlansOf(track: Track) {
  async function list(call: PlanningCall, asked: Asked) {
    const found = below(call, track, asked);
    const { rows } = await sql<Down>`
      select d.* from (${found}) d order by d.pb_id desc, d.area_code, d.org_id limit ${asked.pageSize} offset ${(asked.pageNo - 1) * asked.pageSize}`.execute(
      call.db,
    );
    const { rows: counted } = await sql<{
      total: number;
    }>`select count(*)::int as total from (${found}) d`.execute(call.db);
    return { total: counted[0]?.total ?? 0, record: await withPlans(call, rows) };
  }

  async function withPlans(call: PlanningCall, rows: readonly Down[]) {
    const obIds = rows.flatMap(({ obId }) => obId ?? []);
    const held =
      obIds.length === 0
        ? []
        : (
            await orgPlanRows(call).page(
              { pageNo: 1, pageSize: obIds.length },
              {
                where: [sql`ob_id in (${sql.join(obIds)})`],
              },
            )
          ).record;
    const plans = await readingOrgPlans(track).dress(call, held);
    return rows.map((row) => ({
      ...NONE,
      ...plans.find(({ obId }) => obId === row.obId),
      ...row,
    }));
  }

  return {
    list,
    copy: async (call: PlanningCall, downIds: readonly string[], preview: boolean) =>
      copyPlanDown(call, track, await theseBelow(call, track, downIds), preview),
    /** Reminds who has not reported, row by row; the same organisation once a call. */
    async urge(call: PlanningCall, downIds: readonly string[], preview: boolean) {
      const rows = await theseBelow(call, track, downIds);
      const { plan } = wordsOf(track);
      const late = rows.filter(isUnreported);
      for (const { orgId, provincePlanName, obId } of preview ? [] : late)
        await tellOrganisation(
          call.db,
          orgId,
          {
            title: `请上报${plan}`,
            content:
              obId === null
                ? `${provincePlanName}下，本机构还没有上报${plan}，请尽快制定并上报`
                : `${provincePlanName}下，本机构的计划审批不通过后还没有重新上报，请尽快修改并上报`,
            url: routeOf(`${track}.orgPlan`),
          },
          call.now,
          call.who,
        );
      return {
        done: late.map(({ downId }) => downId),
        refused: rows
          .filter((row) => !isUnreported(row))
          .map(({ downId, orgName }) => ({
            id: downId,
            name: orgName,
            reason: '已上报，不用催报',
          })),
      };
    },
  };
}

/** Who has handed in nothing, or nothing anew since it was refused. */
const isUnreported = ({ obId, planStatus }: Down) => obId === null || planStatus === FAILED;

/** The named ones of them; what is not below the caller is not there. */
async function theseBelow(call: PlanningCall, track: Track, downIds: readonly string[]) {
  const wanted = [...new Set(downIds)];
  const { rows } = await sql<Down>`
    select d.* from (${below(call, track, {})}) d where d.down_id in (${sql.join(wanted)})`.execute(
    call.db,
  );
  if (rows.length < wanted.length) throw new ApiFailure(403);
  return rows;
}

/**
 * Late is who has nothing handed in, or nothing anew since it was refused, although the filing
 * above has begun.
 */
function below(
  { who, now }: PlanningCall,
  track: Track,
  asked: Omit<Asked, 'pageNo' | 'pageSize'>,
) {
  const at = chinaMinute(now);
  const overdue = sql`((p.ob_id is null or ${statusIs('p.approval_status', FAILED)}) and pp.filing_begin <= ${at}::timestamp and ${statusIs('b.status', BatchStatus.code('open'))} and pp.end_status <> ${planEndStatus.code('ended')})`;
  const conditions = [
    sql`pp.track = ${track}`,
    statusIn('pp.approval_status', orgBatchApproval.group.inForce),
    sql`o.org_type between 2 and 4 and o.org_type < ${who.orgType}`,
    statusIs('o.status', onOff.code('on')),
    sql`(cardinality(pp.org_ids) = 0 or o.org_id = any (pp.org_ids) or p.ob_id is not null)`,
    who.orgType <= 4 ? sql`o.prov = ${who.prov}` : undefined,
    who.orgType <= 3 ? sql`o.city = ${who.city}` : undefined,
    asked.pbId === undefined ? undefined : sql`pp.pb_id = ${asked.pbId}`,
    asked.cbName === undefined ? undefined : containsText('b.cb_name', asked.cbName),
    asked.orgName === undefined ? undefined : containsText('o.org_name', asked.orgName),
    asked.orgType === undefined ? undefined : sql`o.org_type = ${asked.orgType}`,
    asked.approvalStatus === undefined
      ? undefined
      : sql`coalesce(p.approval_status, ${DRAFT}) = ${asked.approvalStatus}`,
    asked.overdue === undefined ? undefined : sql`${overdue} = ${asked.overdue}`,
    asked.prov === undefined ? undefined : sql`o.prov = ${asked.prov}`,
    asked.city === undefined ? undefined : sql`o.city = ${asked.city}`,
    asked.county === undefined ? undefined : sql`o.county = ${asked.county}`,
  ].filter((condition) => condition !== undefined);
  return sql`
    select pp.pb_id || '-' || o.org_id as down_id, pp.pb_id, b.cb_name, pp.plan_name as province_plan_name, o.org_id, o.org_name, o.org_type, o.area_name, o.area_code, o.phone, p.ob_id, p.approval_status as plan_status, ${overdue} as overdue
    from province_plan pp join plan_batch b using (cb_id) join org o on o.prov = pp.prov
    left join org_plan p on p.pb_id = pp.pb_id and p.org_id = o.org_id and p.approval_status <> ${DRAFT}
    where ${sql.join(conditions, sql` and `)}`;
}

interface Down {
  readonly downId: string;
  readonly pbId: string;
  readonly cbName: string;
  readonly provincePlanName: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly orgType: number;
  readonly areaName: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly obId: string | null;
  readonly planStatus: number | null;
  readonly overdue: boolean;
}

/** Of an organisation without a plan: nothing was planned and nothing came. */
const NONE = {
  planName: '',
  approvalStatus: DRAFT,
  endStatus: planEndStatus.code('running'),
  filingBegin: null,
  filingEnd: null,
  confirmBegin: null,
  confirmEnd: null,
  firstReviewBegin: null,
  firstReviewEnd: null,
  slots: 0,
  expected: null,
  booked: 0,
  dayCapacity: 0,
  arrangements: 0,
  applied: 0,
  issued: 0,
  unsettled: 0,
  receiveWay: 1,
  healthNote: '',
  notice: '',
  attention: '',
  version: 0,
};
