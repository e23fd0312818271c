import { baseOrgCetNum } from '@tqc/contract/basic';
import { certStatus } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { CITY, COUNTY, PROVINCE } from '@tqc/domain/organisations';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../../../kit/failure';
import { asSystem } from '../../../../kit/scope';
import { serve, type Given } from '../../../../kit/serve';
import { containsText, store, type RowOf } from '../../../../kit/store';
import { dropUnusedSeries, lastNumberOf } from '../../../../trade/numbers';
import { holdOrg } from '../scope';

const rows = store('orgCertNumber', 'cetNumId');
type Row = RowOf<'orgCertNumber'>;
const NUMBERS: readonly number[] = [COUNTY, CITY, PROVINCE];
const ISSUED = '本年度已发出证书号码，起始序号不能再改';

interface Behind {
  readonly cetNumId: string;
  readonly orgName: string;
  readonly orgCode3: string;
  readonly currentNo: number;
  readonly certs: number;
  readonly voided: number;
}

/** Rows with how far their counters have come and what became of the numbers. */
async function dressed({ db }: Pick<Given, 'db'>, page: readonly Row[]) {
  const { rows: found } = await sql<Behind>`
    select n.cet_num_id, o.org_name, o.short_code as org_code3, coalesce(c.last, n.first_no - 1)::int as current_no,
      coalesce(k.certs, 0)::int as certs, coalesce(k.voided, 0)::int as voided
    from org_cert_number n join org o on o.org_id = n.org_id
      left join number_counter c on c.series = 'cert/' || n.year || '/' || n.org_id
      left join lateral (
        select count(*) as certs, count(*) filter (where status <> ${sql.lit(certStatus.code('normal'))}) as voided from cert
        where prov = n.prov and cert_no >= n.year || n.prov || o.short_code and cert_no < n.year || n.prov || o.short_code || ':'
          and org_id = n.org_id) k on c.last >= n.first_no and o.short_code <> ''
    where n.cet_num_id = any(${page.map(({ cetNumId }) => cetNumId)})`.execute(db);
  const behind = new Map(found.map((one) => [one.cetNumId, one]));
  return page.map((row) => {
    const {
      orgName = '',
      orgCode3 = '',
      currentNo = 0,
      certs = 0,
      voided = 0,
    } = behind.get(row.cetNumId) ?? {};
    const used = Math.max(0, currentNo - row.firstNo + 1);
    return { ...row, orgName, orgCode3, currentNo, used, voided, gaps: Math.max(0, used - certs) };
  });
}

/** Refuses once a number of the year was given; a counter that was wound back whole is dropped. */
async function requireUnissued({ db }: Pick<Given, 'db'>, row: Row): Promise<void> {
  const { orgId, year, firstNo } = row;
  const series = { kind: 'cert', period: String(year), orgId } as const;
  if ((await lastNumberOf(db, series)) >= firstNo) throw new ApiFailure(422, ISSUED);
  await asSystem(db, () => dropUnusedSeries(db, series, firstNo - 1));
}

export const baseOrgCetNumRoutes = serve(baseOrgCetNum, {
  list: async (call) => {
    const { orgName } = call.input;
    const page = await rows(call).page(call.input, {
      equal: ['year'],
      order: 'year.desc',
      filled: ['year', 'updatedAt'],
      where: [
        orgName === undefined
          ? undefined
          : sql`org_id in (select org_id from org where ${containsText('org_name', orgName)})`,
      ],
    });
    return { ...page, record: await dressed(call, page.record) };
  },
  get: async (call) => {
    const [found] = await dressed(call, [await rows(call).get(call.input.cetNumId)]);
    if (found === undefined) throw new Error('a row that was read is dressed');
    return found;
  },
  create: async (call) => {
    const { orgId, year, firstNo } = call.input;
    const { orgType, prov, city, county, point, shortCode } = await holdOrg(call, orgId, true);
    if (!NUMBERS.includes(orgType) || shortCode === '')
      throw refuse('orgId', '请选择有认定机构代码的县级、市级或省级机构');
    if (year < Number(chinaDay(call.now).slice(0, 4)))
      throw refuse('year', '只能设置今年和以后年度的起始序号');
    const cetNumId = `${year}-${orgId}`;
    const taken = await call.db
      .selectFrom('orgCertNumber')
      .select('cetNumId')
      .where('cetNumId', '=', cetNumId)
      .executeTakeFirst();
    if (taken) throw refuse('year', '该机构本年度已有记录，请在原记录上调整');
    await rows(call).add({
      cetNumId,
      orgId,
      year,
      firstNo,
      updatedAt: call.now,
      prov,
      city,
      county,
      point,
    });
    return { id: cetNumId };
  },
  update: async (call) => {
    const { cetNumId, firstNo } = call.input;
    await requireUnissued(call, await rows(call).hold(cetNumId));
    return rows(call).change(cetNumId, { firstNo, updatedAt: call.now });
  },
  remove: async (call) => {
    const { cetNumId } = call.input;
    await requireUnissued(call, await rows(call).hold(cetNumId));
    return rows(call).remove(cetNumId);
  },
});
