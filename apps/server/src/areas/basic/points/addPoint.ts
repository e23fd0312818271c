import type { baseOrg } from '@tqc/contract/basic';
import type { ParsedOf } from '@tqc/contract/kit';
import { certType, onOff } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { CITY, COUNTY, POINT, PROVINCE, requireOrgFacts } from '@tqc/domain/organisations';
import { mayRecognise } from '@tqc/domain/planning';
import { chinaDay } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import { newId } from '../../../kit/newId';
import type { CallContext, Given } from '../../../kit/serve';
import { actorOf, noteOrg } from '../../../trade/orgLog';
import { typesInForce } from '../../../trade/planning';
import { orgs, type OrgRow } from '../organisations/scope';
import { BOTH, type Work } from './points';

const KEEPERS: readonly number[] = [COUNTY, CITY, PROVINCE];
const [RECOGNITION, REGISTRATION] = [1, 2];

/** What is known of a point, as far as its organisation decides whether it may be so. */
export interface PointFacts {
  readonly orgBizType: number;
  readonly ctIds: readonly number[] | null;
  readonly schoolId: string | null;
}

type Adding = CallContext<typeof baseOrg.addBaseOrg2 | typeof baseOrg.addBaseOrgEnroll>;

/** Adds a point right below the caller's own organisation. */
export async function addPoint(call: Adding, work: Work): Promise<{ id: string }> {
  const { who, now } = call;
  if (!KEEPERS.includes(who.orgType))
    throw new ApiFailure(422, '确认点由县级、市级或省级机构设立，本机构不能新增');
  const { both, ...given } = call.input as ParsedOf<typeof baseOrg.addBaseOrgEnroll>;
  const parent = await orgs(call).hold(who.orgId);
  const orgBizType = both ? BOTH : work;
  requireOrgFacts({
    orgType: POINT,
    orgBizType,
    orgName: given.orgName,
    orgCode3: '',
    creditCode: '',
    postcode: '',
    head: given.head,
  });
  await requirePointFits(call, parent, { ...given, orgBizType });
  await requireFreeName(call, parent.orgId, given.orgName);
  const { confirmWay, ctIds, grades, dayCapacity, schoolId, ...plain } = given;
  const orgId = newId();
  const { areaCode, areaName, prov, city, county } = parent;
  const made = {
    orgId,
    orgType: POINT,
    orgBizType,
    shortCode: '',
    areaCode,
    areaName,
    parentId: parent.orgId,
    prov,
    city,
    county,
    // Its rows are its own: nobody else of the county stands in this place.
    point: orgId,
    creditCode: '',
    ...plain,
    pointWay: confirmWay,
    pointTypes: ctIds,
    pointGrades: grades,
    pointCapacity: dayCapacity,
    hostSchoolId: schoolId,
    updatedAt: now,
  };
  await orgs(call).add(made);
  await noteOrg(actorOf(call), made, 'added', [
    { label: '确认点', before: '', after: given.orgName },
  ]);
  return { id: orgId };
}

/** Refuses what the organisation of a point does not do itself. */
export async function requirePointFits(
  { db, now }: Pick<Given, 'db' | 'now'>,
  parent: Pick<OrgRow, 'orgId' | 'orgName' | 'orgType' | 'orgBizType' | 'prov' | 'city' | 'county'>,
  { orgBizType, ctIds, schoolId }: PointFacts,
): Promise<void> {
  const does = (work: Work) => parent.orgBizType === work || parent.orgBizType === BOTH;
  if (orgBizType !== REGISTRATION && !does(RECOGNITION as Work))
    throw refuse('orgBizType', `${parent.orgName}不办理资格认定，不能设认定确认点`);
  if (orgBizType !== RECOGNITION && !does(REGISTRATION as Work))
    throw refuse('orgBizType', `${parent.orgName}不办理定期注册，不能设注册确认点`);
  if (orgBizType !== REGISTRATION && (ctIds === null || ctIds.length === 0))
    throw refuse('ctIds', '请选择可办资格种类');
  if (ctIds !== null && ctIds.length > 0) {
    const { rows } = await sql<{ ctIds: number[] | null }>`
      select ${typesInForce(parent.orgId, chinaDay(now))} as ct_ids`.execute(db);
    const beyond = ctIds.filter(
      (one) => !mayRecognise({ ...parent, ctIds: rows[0]?.ctIds ?? null }, one),
    );
    if (beyond.length > 0) {
      const words = beyond.map((one) => `“${certType.label(one)}”`).join('、');
      throw refuse('ctIds', `${parent.orgName}不认定${words}，请去掉`);
    }
  }
  if (schoolId === null) return;
  const school = await db
    .selectFrom('orgSchool')
    .select('schoolId')
    .where('schoolId', '=', schoolId)
    .where('prov', '=', parent.prov)
    .where('city', '=', parent.city)
    .where('status', '=', onOff.code('on'))
    .executeTakeFirst();
  if (!school) throw refuse('schoolId', '请选择本地区启用的学校');
}

/** Two points of one name are not told apart by who looks for theirs. */
export async function requireFreeName(
  { db }: Pick<Given, 'db'>,
  parentId: string,
  orgName: string,
  orgId = '0',
): Promise<void> {
  const taken = await db
    .selectFrom('org')
    .select('orgId')
    .where('parentId', '=', parentId)
    .where('orgType', '=', POINT)
    .where('orgName', '=', orgName)
    .where('orgId', '<>', orgId)
    .executeTakeFirst();
  if (taken) throw refuse('orgName', '本机构已有同名的确认点，请换一个名称');
}
