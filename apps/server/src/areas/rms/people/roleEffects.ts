import { onOff } from '@tqc/domain/dictionaries';
import type { Given } from '../../../kit/serve';
import { leavingSomebody } from './lastOne';
import { requireGivable, requireOneDuty, rolesWithRights, type RoleWithRights } from './mayGive';
import { people, type PersonRow } from './scope';

/** Roles change whatever somebody has: nothing of what was read is written over. */
const UNREAD = { unversioned: 'roles are added to and taken from whatever somebody has' };

type Person = Pick<PersonRow, 'adminId' | 'orgId'>;

/** The roles somebody has. */
export async function heldBy({ db }: Pick<Given, 'db'>, adminId: string) {
  const rows = await db
    .selectFrom('adminRole')
    .select('roleId')
    .where('adminId', '=', adminId)
    .execute();
  return new Set(rows.map(({ roleId }) => roleId));
}

/** The roles, if the caller may give them to somebody of an organisation or take them away. */
export async function requireRoles(
  call: Given,
  { adminId, orgId }: Person,
  roleIds: readonly string[],
  way: 'give' | 'take',
): Promise<readonly RoleWithRights[]> {
  const [org, roles] = await Promise.all([
    call.db
      .selectFrom('org')
      .select(['orgType', 'prov'])
      .where('orgId', '=', orgId)
      .executeTakeFirstOrThrow(),
    rolesWithRights(call.db, roleIds),
  ]);
  // One that was stopped meanwhile, or of another kind, may still be taken away.
  const asked =
    way === 'give' ? roles : roles.map((role) => ({ ...role, status: onOff.code('on'), ...org }));
  requireGivable(call, org, roleIds, asked);
  if (way === 'give') await requireOneDuty(call, adminId, roles);
  return roles;
}

/** Writes roles of somebody, the same ones once. */
export async function insertRoles(
  { db }: Pick<Given, 'db'>,
  adminId: string,
  roleIds: readonly string[],
): Promise<void> {
  await db
    .insertInto('adminRole')
    .values(roleIds.map((roleId) => ({ adminId, roleId })))
    .onConflict((taken) => taken.doNothing())
    .execute();
}

/** Gives somebody roles, or takes them away, at once. */
export async function changeRoles(
  call: Given,
  { adminId, orgId }: Person,
  roleIds: readonly string[],
  way: 'give' | 'take',
): Promise<void> {
  const { db, now } = call;
  if (way === 'give') {
    await insertRoles(call, adminId, roleIds);
    await people(call).change(adminId, { updatedAt: now }, UNREAD);
    return;
  }
  await leavingSomebody(call, [orgId], async () => {
    await db
      .deleteFrom('adminRole')
      .where('adminId', '=', adminId)
      .where('roleId', 'in', [...roleIds])
      .execute();
    await people(call).change(adminId, { updatedAt: now }, UNREAD);
  });
}
