import { onOff } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { CENTRE, CITY, COUNTY, POINT, PROVINCE } from '@tqc/domain/organisations';
import type { CallContext } from '../../../kit/serve';

/** Where a school lies, as its rows carry it. */
export interface SchoolPlace {
  readonly areaCode: string;
  readonly areaName: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
}

const COUNTY_DIGITS = 6;
const ONLY_RECOGNITION = 1;
type Caller = Pick<CallContext, 'db' | 'who'>;

/** The place of a school by the code of its county, which lies with the caller. */
export async function schoolPlace({ db, who }: Caller, areaCode: string): Promise<SchoolPlace> {
  if (areaCode.length !== COUNTY_DIGITS || !isWithin(who, areaCode))
    throw refuse('areaCode', '请填写本机构辖区内的6位区县代码');
  const org = await db
    .selectFrom('org')
    .select(['areaName', 'prov', 'city', 'county'])
    .where('areaCode', '=', areaCode)
    .where('orgType', '=', COUNTY)
    .executeTakeFirst();
  if (!org) throw refuse('areaCode', '该区县没有教育行政机构，请核对区县代码');
  return { areaCode, ...org };
}

function isWithin({ orgType, prov, city, county }: CallContext['who'], code: string): boolean {
  const own = { [CENTRE]: '', [PROVINCE]: prov, [CITY]: city, [COUNTY]: county }[orgType];
  return own !== undefined && code.startsWith(own);
}

/** Who registers its teachers: the one that is named, or the county it lies in. */
export async function registeringOrg(
  { db }: Pick<CallContext, 'db'>,
  { areaCode, prov }: Pick<SchoolPlace, 'areaCode' | 'prov'>,
  orgId: string | null,
): Promise<string | null> {
  const found = await db
    .selectFrom('org')
    .select('orgId')
    .where('prov', '=', prov)
    .where('orgType', 'in', [COUNTY, CITY, PROVINCE])
    .where('orgBizType', '<>', ONLY_RECOGNITION)
    .$if(orgId !== null, (query) => query.where('orgId', '=', orgId ?? ''))
    .$if(orgId === null, (query) =>
      query.where('areaCode', '=', areaCode).where('status', '=', onOff.code('on')),
    )
    .executeTakeFirst();
  if (!found && orgId !== null)
    throw refuse('enrollOrgId', '请选择本省办理定期注册的县、市或省级机构');
  return found?.orgId ?? null;
}

/** The point where a school hands in, in its own county; nothing takes it away. */
export async function pointAt(
  { db }: Pick<CallContext, 'db'>,
  { county }: Pick<SchoolPlace, 'county'>,
  pointId: string | null,
): Promise<string | null> {
  if (pointId === null) return null;
  const found = await db
    .selectFrom('org')
    .select('orgId')
    .where('orgId', '=', pointId)
    .where('orgType', '=', POINT)
    .where('county', '=', county)
    .where('status', '=', onOff.code('on'))
    .executeTakeFirst();
  if (!found) throw refuse('pointId', '请选择学校所在区县内启用的确认点');
  return found.orgId;
}
