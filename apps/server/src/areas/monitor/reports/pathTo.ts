import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';

/** The organisations from the caller's own down to one of those below, both included. */
export async function pathTo(
  { db, who }: Pick<CallContext, 'db' | 'who'>,
  orgId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    with recursive way as (
      select org_id, org_name, org_type, parent_id from org where org_id = ${orgId}
      union all
      select o.org_id, o.org_name, o.org_type, o.parent_id from org o join way on o.org_id = way.parent_id where way.org_type < ${who.orgType}
    ) select org_id::text as id, org_name as name from way order by org_type desc`.execute(db);
  return rows;
}
