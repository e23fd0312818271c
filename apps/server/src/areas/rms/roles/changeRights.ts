import type { rolePermission } from '@tqc/contract/rms';
import { refuse, RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { leavingSomebody } from '../people/lastOne';
import { mayGiveRight } from '../people/mayGive';
import { mostOf, rightTree, titleOf } from './rightTree';
import { holdRole, orgsOfRole, roleStore } from './scope';

type Change = CallContext<typeof rolePermission.relations>;
/** So many of the people are named before the others are counted. */
const NAMED = 10;

/** Gives a role rights or takes some away; asked beforehand, it says for whom what would change. */
export async function changeRights(call: Change, way: 'give' | 'take') {
  const { roleId, permissions, preview } = call.input;
  const role = await holdRole(call, roleId);
  const held = await rightsOf(call, roleId);
  const codes = [...new Set(permissions)].filter((code) => held.has(code) === (way === 'take'));
  if (codes.length === 0)
    throw new RuleError(way === 'give' ? '该角色已经有这些权限' : '该角色没有这些权限');
  if (way === 'give') {
    const most = mostOf(role.orgType);
    for (const code of codes)
      if (!most.has(code) || !mayGiveRight(call.who, role.orgType, code))
        throw refuse('permissions', `“${titleOf(code)}”不能由您授予这类机构的角色`);
  }
  const effect = await effectOf(call, roleId, codes);
  if (preview) return effect;
  return leavingSomebody(call, await orgsOfRole(call, roleId), async () => {
    if (way === 'give')
      await call.db
        .insertInto('rolePermission')
        .values(codes.map((permission) => ({ roleId, permission })))
        .execute();
    else
      await call.db
        .deleteFrom('rolePermission')
        .where('roleId', '=', roleId)
        .where('permission', 'in', codes)
        .execute();
    await roleStore(call).change(roleId, { updatedAt: call.now });
    return effect;
  });
}

/** Says which pages of a role are left out of the menu: these and no others. */
export async function showPages(call: CallContext<typeof rolePermission.relationsShow>) {
  const { roleId, hidden } = call.input;
  await holdRole(call, roleId);
  const held = await rightsOf(call, roleId);
  const strange = hidden.find((code) => !held.has(code));
  if (strange !== undefined)
    throw refuse('hidden', `该角色没有“${titleOf(strange)}”，请刷新后再选`);
  await sql`
    update role_permission set shown = not (permission = any(${hidden}::text[]))
    where role_id = ${roleId} and shown = (permission = any(${hidden}::text[]))`.execute(call.db);
  return roleStore(call).change(roleId, { updatedAt: call.now });
}

async function rightsOf({ db }: Pick<CallContext, 'db'>, roleId: string) {
  const rows = await db
    .selectFrom('rolePermission')
    .select('permission')
    .where('roleId', '=', roleId)
    .execute();
  return new Set(rows.map(({ permission }) => permission));
}

/** How many pages and buttons come or go, and for whom. */
async function effectOf({ db }: Pick<CallContext, 'db'>, roleId: string, codes: readonly string[]) {
  const { rows } = await sql<{ name: string; people: number }>`
    select name, (count(*) over ())::int as people from admin join admin_role using (admin_id)
    where role_id = ${roleId} order by admin_id limit ${NAMED}`.execute(db);
  return {
    controls: rightTree(new Set(codes)).length,
    people: rows[0]?.people ?? 0,
    names: rows.map(({ name }) => name),
  };
}
