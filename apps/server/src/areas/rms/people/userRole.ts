import { userRole } from '@tqc/contract/rms';
import { verifyKind } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { serve, type Given } from '../../../kit/serve';
import { rolesChange, tellDeciders, withSecond } from '../second/ask';
import { requireNotAbove } from './mayGive';
import { changeRoles, heldBy, requireRoles } from './roleEffects';
import { asKeeper, eachPerson, holdPerson } from './scope';

export const userRoleRoutes = serve(userRole, {
  relations: asKeeper(async (call) => {
    const { adminId, roleIds } = call.input;
    return told(call, [await change(call, adminId, roleIds, { way: 'give' })]);
  }),
  relationsRemove: asKeeper(async (call) => {
    const { adminId, roleIds } = call.input;
    return told(call, [await change(call, adminId, roleIds, { way: 'take' })]);
  }),
  batchRelateUserRole: asKeeper(async (call) => {
    const { adminIds, roleIds, preview } = call.input;
    const { done, refused, results } = await eachPerson(call, adminIds, (id) =>
      change(call, id, roleIds, { way: 'give', dry: preview }),
    );
    return { done, refused, ...(await told(call, results)) };
  }),
});

/** What waits for a second person: named once for the call, whomever it is about. */
type Waits = string | undefined;

async function told(call: Given, results: readonly Waits[]) {
  const waits = results.filter((one) => one !== undefined);
  if (waits.length > 0) await tellDeciders(call, waits.join('；'));
  return { waiting: waits.length > 0 };
}

/** Gives somebody else roles, or takes some away; those that can make others more wait. */
async function change(
  call: Given,
  adminId: string,
  roleIds: readonly string[],
  { way, dry = false }: { readonly way: 'give' | 'take'; readonly dry?: boolean },
): Promise<Waits> {
  const row = await holdPerson(call, adminId);
  if (row.adminId === call.who.adminId)
    throw new RuleError('不能给自己分配或取消角色，请由其他管理员办理');
  await requireNotAbove(call, row);
  const held = await heldBy(call, adminId);
  const wanted = [...new Set(roleIds)].filter((id) => held.has(id) === (way === 'take'));
  const roles = await requireRoles(call, row, wanted, way);
  // Before the roles are chosen it is only asked whose could change.
  if (dry && roleIds.length === 0) return undefined;
  if (wanted.length === 0)
    throw new RuleError(way === 'give' ? '该用户已经有这些角色' : '该用户没有这些角色，不需要取消');
  if (dry) return undefined;
  const asked = rolesChange(verifyKind.code('roles'), row, roles, way);
  return (await withSecond(call, asked, () => changeRoles(call, row, wanted, way)))
    ? `${asked.target}：${asked.content}`
    : undefined;
}
