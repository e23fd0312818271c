import type { baseOrg } from '@tqc/contract/basic';
import type { ParsedOf } from '@tqc/contract/kit';
import { onOff, province } from '@tqc/domain/dictionaries';
import { refuse } from '@tqc/domain/kit';
import { placeBelow, PROVINCE, requireOrgFacts, UNIVERSITY } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { newId } from '../../../kit/newId';
import { placeOf } from '../../../kit/personal';
import { asSystem, type Db } from '../../../kit/scope';
import type { CallContext, Given } from '../../../kit/serve';
import { actorOf, noteOrg } from '../../../trade/orgLog';
import { orgs, subtreeOf, type OrgRow } from './scope';

type Creating = CallContext<typeof baseOrg.create>;
type Input = ParsedOf<typeof baseOrg.create>;

/** Adds an organisation right below one that stands at or below the caller. */
export async function createOrg(call: Creating): Promise<{ id: string }> {
  const { input, db, who, now } = call;
  const parent = await orgs(call).get(input.parentId, subtreeOf(who));
  if (parent.status !== onOff.code('on'))
    throw refuse('parentId', '上级机构已停用，请先启用或另选上级机构');
  const college = await collegeOf(call, input);
  const orgName = college?.name ?? input.orgName;
  if (orgName === undefined) throw refuse('orgName', '请输入机构名称');
  requireOrgFacts({ ...input, orgName });
  const isUniversity = input.orgType === UNIVERSITY;
  const areaCode = isUniversity ? parent.areaCode : input.areaCode;
  if (areaCode === undefined) throw refuse('areaCode', '请输入行政区划代码');
  const place = placeBelow(parent, input.orgType, areaCode);
  const areaName = isUniversity
    ? parent.areaName
    : `${input.orgType === PROVINCE ? '' : parent.areaName}${await divisionOf(db, areaCode, input.areaName)}`;
  const { orgType, orgBizType, orgCode3, mobile, collegeId, ...rest } = input;
  const { parentId, creditCode, head, phone, address, postcode, officeHours } = rest;
  const orgId = newId();
  const made = {
    orgId,
    orgType,
    orgBizType,
    orgName,
    shortCode: orgCode3,
    areaCode,
    areaName,
    parentId,
    ...place,
    point: '',
    creditCode,
    head,
    phone,
    address,
    postcode,
    officeHours,
    isQueryConfirmUser: rest.isQueryConfirmUser,
    remark: rest.remark,
    collegeId: isUniversity ? collegeId : undefined,
    ...(mobile === undefined ? {} : { mobile: sealedMobile(call, orgId, mobile) }),
    updatedAt: now,
  };
  await orgs(call).add(made).catch(takenPlace);
  await noteOrg(actorOf(call), made, 'added', [{ label: '机构', before: '', after: orgName }]);
  return { id: orgId };
}

/** A number as the table keeps it. */
export function sealedMobile({ app }: Pick<CallContext, 'app'>, orgId: string, mobile: string) {
  return app.personal.seal(placeOf('org', 'mobile', orgId), mobile);
}

/** The college a university organisation is of; nothing for any other. */
async function collegeOf(
  { db }: Pick<Given, 'db'>,
  { orgType, collegeId }: Input,
): Promise<{ readonly name: string } | undefined> {
  if (orgType !== UNIVERSITY) return undefined;
  const found =
    collegeId === undefined
      ? undefined
      : await db
          .selectFrom('college')
          .select('name')
          .where('collegeId', '=', collegeId)
          .executeTakeFirst();
  if (!found) throw refuse('collegeId', '请选择院校');
  return found;
}

/** The name of a division; one that nobody stood in so far is written down. */
async function divisionOf(db: Db, code: string, named: string | null): Promise<string> {
  const given = named ?? '';
  const known = await db
    .selectFrom('division')
    .select('name')
    .where('code', '=', code)
    .executeTakeFirst();
  if (known && given !== '' && given !== known.name)
    throw refuse('areaName', `行政区划${code}已登记为“${known.name}”，请核对代码或名称`);
  if (known) return known.name;
  const name = code.length === 2 ? province.label(code) : given;
  if (name === '') throw refuse('areaName', '请输入地区名称');
  await asSystem(db, () =>
    sql`insert into division (code, name, parent) values (${code}, ${name},
      (select max(code) from division where starts_with(${code}, code))) on conflict do nothing`.execute(
      db,
    ),
  );
  return name;
}

/** The digits stand in every number that was given: they stay once there is one. */
export async function requireFreeCode({ db }: Pick<Given, 'db'>, row: OrgRow): Promise<void> {
  const { rows } = await sql`
    select from number_counter where right(series, ${row.orgId.length + 1}) = ${`/${row.orgId}`} limit 1`.execute(
    db,
  );
  if (rows.length > 0) throw refuse('orgCode3', '本机构已按原代码发出号码，认定机构代码不能再改');
}

const TAKEN: Readonly<Record<string, readonly [field: string, sentence: string]>> = {
  org_area_level: ['areaCode', '该行政区划已有同级机构，请核对代码'],
  org_prov_short_code: ['orgCode3', '认定机构代码在本省已被使用，请换一个'],
  org_prov_credit_code: ['creditCode', '统一社会信用代码在本省已被其他机构使用，请核对'],
  org_college: ['collegeId', '该院校已有机构'],
};

/** What only the database knows to be taken, at its field. */
export function takenPlace(error: unknown): never {
  const { constraint = '' } = (error ?? {}) as { constraint?: string };
  const taken = TAKEN[constraint];
  if (!taken) throw error;
  throw refuse(...taken);
}
