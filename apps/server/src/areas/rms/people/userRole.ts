import { userRole } from '@tqc/contract/rms';
import { onOff } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { serve, type Given } from '../../../kit/serve';
import { leavingSomebody } from './lastOne';
import { requireGivable, requireNotAbove, rolesWithRights } from './mayGive';
import { asKeeper, eachPerson, holdPerson, people } from './scope';

export const userRoleRoutes = serve(userRole, {
  relations: asKeeper(async (call) => {
    await give(call, call.input.adminId, call.input.roleIds);
    return null;
  }),
  relationsRemove: asKeeper(async (call) => {
    const { adminId, roleIds } = call.input;
    const { row, org, held } = await toChange(call, adminId);
    const gone = [...new Set(roleIds)].filter((id) => held.has(id));
    if (gone.length === 0) throw new RuleError('该用户没有这些角色，不需要取消');
    const roles = await rolesWithRights(call.db, gone);
    // One that was stopped meanwhile, or of another kind, may still be taken away.
    requireGivable(
      call,
      org,
      gone,
      roles.map((role) => ({ ...role, status: onOff.code('on'), ...org })),
    );
    return leavingSomebody(call, [row.orgId], async () => {
      await call.db
        .deleteFrom('adminRole')
        .where('adminId', '=', adminId)
        .where('roleId', 'in', gone)
        .execute();
      return people(call).change(adminId, { updatedAt: call.now });
    });
  }),
  batchRelateUserRole: asKeeper(async (call) => {
    const { adminIds, roleIds, preview } = call.input;
    const { done, refused } = await eachPerson(call, adminIds, (id) =>
      give(call, id, roleIds, preview),
    );
    return { done, refused };
  }),
});

/** Somebody else whose roles the caller changes, with what they have. */
async function toChange(call: Given, adminId: string) {
  const row = await holdPerson(call, adminId);
  if (row.adminId === call.who.adminId)
    throw new RuleError('不能给自己分配或取消角色，请由其他管理员办理');
  await requireNotAbove(call, row);
  const [org, roles] = await Promise.all([
    call.db
      .selectFrom('org')
      .select(['orgType', 'prov'])
      .where('orgId', '=', row.orgId)
      .executeTakeFirstOrThrow(),
    call.db.selectFrom('adminRole').select('roleId').where('adminId', '=', adminId).execute(),
  ]);
  return { row, org, held: new Set(roles.map(({ roleId }) => roleId)) };
}

async function give(
  call: Given,
  adminId: string,
  roleIds: readonly string[],
  dry = false,
): Promise<void> {
  const { org, held } = await toChange(call, adminId);
  const fresh = [...new Set(roleIds)].filter((id) => !held.has(id));
  requireGivable(call, org, fresh, await rolesWithRights(call.db, fresh));
  // Before the roles are chosen it is only asked whose could change.
  if (dry && roleIds.length === 0) return;
  if (fresh.length === 0) throw new RuleError('该用户已经有这些角色');
  if (dry) return;
  await call.db
    .insertInto('adminRole')
    .values(fresh.map((roleId) => ({ adminId, roleId })))
    .execute();
  await people(call).change(adminId, { updatedAt: call.now }, call.version ?? UNREAD);
}

/** A batch adds roles to people as they stand: nothing of what was read is written over. */
const UNREAD = { unversioned: 'roles are added to whatever somebody has' };
