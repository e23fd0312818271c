import { CENTRE } from '@tqc/domain/organisations';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure } from '../../../kit/failure';
import type { Given } from '../../../kit/serve';
import { store, type RowOf } from '../../../kit/store';

export const roleStore = store('role', 'roleId');
export type RoleRow = RowOf<'role'>;
type Who = Pick<Given, 'who'>;

/** Roles somebody reads: all at the centre, those of the country and their own in a province. */
export const readBy = ({ who }: Who): RawBuilder<unknown> =>
  who.orgType === CENTRE ? sql`true` : sql`prov in ('', ${who.prov})`;

/** Roles somebody changes: the centre all, a province its own. */
export const writtenBy = ({ who }: Who): RawBuilder<unknown> =>
  who.orgType === CENTRE ? sql`true` : sql`prov = ${who.prov}`;

/** A role for a change, held, in the version that was read. */
export async function holdRole(
  call: Pick<Given, 'db' | 'who' | 'version'>,
  roleId: string,
): Promise<RoleRow> {
  const row = await roleStore(call).hold(roleId, writtenBy(call));
  if (row.version !== call.version) throw new ApiFailure(409);
  return row;
}

/** Organisations of those who have a role. */
export async function orgsOfRole(
  { db }: Pick<Given, 'db'>,
  roleId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ orgId: string }>`
    select distinct org_id from admin join admin_role using (admin_id) where role_id = ${roleId}`.execute(
    db,
  );
  return rows.map(({ orgId }) => orgId);
}
