import { baseOrgCertType } from '@tqc/contract/basic';
import { certType } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { CITY, COUNTY, PROVINCE, UNIVERSITY } from '@tqc/domain/organisations';
import { mayRecognise } from '@tqc/domain/planning';
import { requireDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { serve, type Given } from '../../../../kit/serve';
import { store } from '../../../../kit/store';
import { holdOrg, placedAt, type OrgRow } from '../scope';

const rows = store('orgCertType', 'octId');
/** No type was recognised before the law, and none is planned for later. */
const SPAN = { from: '1995-01-01', to: '2100-12-31' };
const RECOGNISE: readonly number[] = [COUNTY, CITY, PROVINCE, UNIVERSITY];

interface Entered {
  readonly ctIds: readonly number[];
  readonly beginDate: string;
  readonly endDate: string | null;
}

/** Refuses what an organisation may not recognise, and a time that has its types already. */
async function requireFit(
  { db }: Pick<Given, 'db'>,
  org: OrgRow,
  { ctIds, beginDate, endDate }: Entered,
  octId = '0',
): Promise<void> {
  if (!RECOGNISE.includes(org.orgType)) throw refuse('orgId', '这个机构不认定教师资格，请另选机构');
  const beyond = ctIds.filter((one) => !mayRecognise(org, one));
  if (beyond.length > 0) {
    const words = beyond.map((one) => `“${certType.label(one)}”`).join('、');
    throw refuse('ctIds', `${words}不由${org.orgName}这一级认定，请去掉`);
  }
  requireDay('beginDate', '开始日期', beginDate, SPAN);
  if (endDate !== null) {
    requireDay('endDate', '结束日期', endDate, SPAN);
    if (endDate < beginDate) throw refuse('endDate', '结束日期不能早于开始日期');
  }
  const { rows: taken } = await sql`
    select from org_cert_type where org_id = ${org.orgId} and oct_id <> ${octId}
      and begin_date <= coalesce(${endDate}::date, 'infinity') and coalesce(end_date, 'infinity') >= ${beginDate}
    limit 1`.execute(db);
  if (taken.length > 0)
    throw refuse('beginDate', '该机构在这段时间已有资格种类，请先给原记录填结束日期');
}

export const baseOrgCertTypeRoutes = serve(baseOrgCertType, {
  list: async (call) => {
    const { ctId, day } = call.input;
    return rows(call).page(call.input, {
      like: ['orgName'],
      equal: ['orgType'],
      order: 'octId.desc',
      filled: ['beginDate', 'updatedAt'],
      where: [
        ctId === undefined ? undefined : sql`${ctId}::smallint = any(ct_ids)`,
        day === undefined
          ? undefined
          : sql`(begin_date <= ${day} and coalesce(end_date, 'infinity') >= ${day}::date)`,
      ],
    });
  },
  get: async (call) => rows(call).get(call.input.octId),
  create: async (call) => {
    const { orgId, ...entered } = call.input;
    const org = await holdOrg(call, orgId, true);
    await requireFit(call, org, entered);
    return rows(call).add({
      ...placedAt(org),
      ...entered,
      operator: call.who.name,
      updatedAt: call.now,
    });
  },
  update: async (call) => {
    const { octId, ...changes } = call.input;
    const row = await rows(call).hold(octId);
    const org = await holdOrg(call, row.orgId, true);
    await requireFit(call, org, { ...row, ...changes }, octId);
    return rows(call).change(octId, {
      ...changes,
      operator: call.who.name,
      updatedAt: call.now,
    });
  },
  remove: async (call) => rows(call).remove(call.input.octId),
});
