import { CENTRE, CITY, COUNTY, PROVINCE } from '@tqc/domain/organisations';
import { sql, type RawBuilder } from 'kysely';
import { outOfReach } from '../../../kit/failure';
import type { Given } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';

export const orgs = store('org', 'orgId');
export type OrgRow = RowOf<'org'>;

type Placed = Pick<OrgRow, 'orgId' | 'orgType' | 'prov' | 'city' | 'county'>;

/** An organisation and all that stand below it, by the place that their rows carry. */
export function subtreeOf({ orgId, orgType, prov, city, county }: Placed): RawBuilder<boolean> {
  switch (orgType) {
    case CENTRE:
      return sql`true`;
    case PROVINCE:
      return sql`prov = ${prov}`;
    case CITY:
      return sql`(prov = ${prov} and city = ${city})`;
    case COUNTY:
      return sql`(prov = ${prov} and city = ${city} and county = ${county})`;
    default:
      return sql`org_id = ${orgId}`;
  }
}

/** The condition for one that the caller names, if it stands at or below the caller. */
export async function subtreeAt(
  call: Pick<Given, 'db' | 'who'>,
  orgId: string,
): Promise<RawBuilder<boolean>> {
  return subtreeOf(await orgs(call).get(orgId, subtreeOf(call.who)));
}

/** What a record about an organisation carries of it. */
export const placedAt = ({ orgId, orgName, orgType, areaName, ...at }: OrgRow) => ({
  orgId,
  orgName,
  orgType,
  areaName,
  prov: at.prov,
  city: at.city,
  county: at.county,
  point: at.point,
});

/** One that stands below the caller, held for a change; their own only where `own` says so. */
export async function holdOrg(call: Given, orgId: string, own = false): Promise<OrgRow> {
  const row = await orgs(call).hold(orgId, subtreeOf(call.who));
  if (row.orgId === call.who.orgId && !own) throw outOfReach();
  return row;
}
