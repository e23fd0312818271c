import type { baseOrg } from '@tqc/contract/basic';
import { onOff, uniscCheck } from '@tqc/domain/dictionaries';
import { CITY, COUNTY, PROVINCE } from '@tqc/domain/organisations';
import { sql, type RawBuilder } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { containsText } from '../../../kit/store';
import { orgs, subtreeOf } from '../organisations/scope';

const RECOGNISES = [COUNTY, CITY, PROVINCE];
const ONLY_REGISTRATION = 2;

/** What is found of the code of an organisation, in words of the table `o`. */
const checkOf = (o: RawBuilder<unknown>) => sql<number>`case
  when ${o}.credit_code = '' then ${uniscCheck.code('missing')}
  when not credit_code_holds(${o}.credit_code) then ${uniscCheck.code('wrong')}
  when exists (select from org other where other.credit_code = ${o}.credit_code and other.credit_code <> '' and other.org_id <> ${o}.org_id
    and other.status = ${onOff.code('on')}) then ${uniscCheck.code('twice')}
  else ${uniscCheck.code('holds')} end::smallint`;

/** Organisations that recognise, with their credit codes and what is wrong with them. */
export async function codesOfOrgs(call: CallContext<typeof baseOrg.getReOrgData>) {
  const { orgName, orgId, creditCode, creditCheck } = call.input;
  const page = await orgs(call).page(call.input, {
    equal: ['orgType', 'status', 'prov', 'city', 'county'],
    order: 'areaCode.asc',
    filled: ['areaCode', 'orgName', 'updatedAt'],
    where: [
      sql`org_type in (${sql.join(RECOGNISES)}) and org_biz_type <> ${ONLY_REGISTRATION}`,
      subtreeOf(call.who),
      orgName === undefined ? undefined : containsText('org_name', orgName),
      orgId === undefined ? undefined : sql`org_id = ${orgId}`,
      creditCode === undefined ? undefined : sql`credit_code = ${creditCode}`,
      creditCheck === undefined ? undefined : sql`${checkOf(sql`org`)} = ${creditCheck}`,
    ],
  });
  const { rows } = await sql<{ orgId: string; creditCheck: number }>`
    select org_id, ${checkOf(sql`org`)} as credit_check from org
    where org_id in (${sql.join(['0', ...page.record.map((row) => row.orgId)])})`.execute(call.db);
  const found = new Map(rows.map((row) => [row.orgId, row.creditCheck]));
  return {
    ...page,
    record: page.record.map((row) => ({
      ...row,
      orgCode3: row.shortCode,
      creditCheck: found.get(row.orgId) ?? uniscCheck.code('missing'),
    })),
  };
}
