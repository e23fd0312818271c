import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import type { Principal } from '../../kit/session';

/** What stands of a college beside a record. */
export interface CollegeName {
  readonly collegeId: string;
  readonly code: string;
  readonly name: string;
  readonly prov: string;
}

/** Colleges by their numbers. */
export async function collegesBy(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CollegeName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('college')
    .select(['collegeId', 'code', 'name', 'prov'])
    .where('collegeId', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.collegeId, row]));
}

/** The college a university is; one that is bound to none cannot hand anything in. */
export async function ownCollege(db: Db, { orgId }: Pick<Principal, 'orgId'>) {
  const row = await db
    .selectFrom('org')
    .innerJoin('college', 'college.collegeId', 'org.collegeId')
    .select(['college.collegeId', 'college.code', 'college.name', 'college.prov'])
    .where('org.orgId', '=', orgId)
    .executeTakeFirst();
  if (!row) throw new ApiFailure(422, '本机构还没有对应的院校，请联系省级教育部门在机构信息中补上');
  return row;
}

/** Rows whose college has these words in its name. */
export const ofCollegeNamed = (name: string | undefined) =>
  name
    ? sql`college_id in (select c.college_id from college c where position(${name} in c.name) > 0)`
    : undefined;
