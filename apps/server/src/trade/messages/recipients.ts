import { onOff } from '@tqc/domain/dictionaries';
import { sql, type RawBuilder } from 'kysely';
import { asSystem, type Db } from '../../kit/scope';
import type { Principal } from '../../kit/session';
import { statusIs } from '../../kit/store';

/** Somebody a message goes to. */
export interface Person {
  readonly adminId: string;
  readonly name: string;
  readonly orgName: string;
  readonly phone: Buffer | null;
}

/** Who is at work: the account is open and so is the organisation. */
const AT_WORK = sql`${statusIs('a.status', onOff.code('on'))} and ${statusIs('o.status', onOff.code('on'))}`;

/** The organisations whose people a person may write to: their own, those below, the one above. */
function withinReach({ orgId, orgType, prov, city, county }: Principal): RawBuilder<unknown> {
  const near = sql`(o.org_id = ${orgId} or o.org_id = (select parent_id from org where org_id = ${orgId}))`;
  switch (orgType) {
    case 5:
      return sql`true`;
    case 4:
      return sql`(o.prov = ${prov} or ${near})`;
    case 3:
      return sql`(o.prov = ${prov} and o.city = ${city} or ${near})`;
    case 2:
      return sql`(o.prov = ${prov} and o.county = ${county} or ${near})`;
    default:
      return near;
  }
}

/** The organisations of a region, its own and all below it. */
export function inRegion(region: {
  readonly province?: string | undefined;
  readonly city?: string | undefined;
  readonly county?: string | undefined;
}): RawBuilder<unknown> {
  const { province, city, county } = region;
  return sql.join(
    [
      sql`true`,
      ...(province ? [sql`o.prov = ${province}`] : []),
      ...(city ? [sql`o.city = ${city}`] : []),
      ...(county ? [sql`o.county = ${county}`] : []),
    ],
    sql` and `,
  );
}

/** Those of the people whom a person may write to that a condition on `a` and `o` keeps. */
export function peopleInReach(who: Principal, kept: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from admin a join org o on o.org_id = a.org_id where ${AT_WORK} and ${withinReach(who)} and ${kept}`;
}

/** The same people, read; `most` keeps a mistake from reading a whole country. */
export async function readPeople(
  db: Db,
  who: Principal,
  kept: RawBuilder<unknown>,
  most: number,
): Promise<readonly Person[]> {
  // No level reads the numbers of others; what is read here goes to the gateway and nowhere else.
  const { rows } = await asSystem(db, () =>
    sql<Person>`
      select a.admin_id, a.name, o.org_name, a.phone ${peopleInReach(who, kept)} order by a.admin_id limit ${most}`.execute(
      db,
    ),
  );
  return rows;
}
