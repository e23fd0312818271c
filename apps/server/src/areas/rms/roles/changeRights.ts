import { mostRights } from '@tqc/contract/catalogue';
import { againstDuty, type rolePermission } from '@tqc/contract/rms';
import { verifyKind } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import type { CallContext } from '../../../kit/serve';
import { leavingSomebody } from '../people/lastOne';
import { mayGiveRight } from '../people/mayGive';
import { tellDeciders, withSecond } from '../second/ask';
import { rightTree, titleOf } from './rightTree';
import { holdRole, orgsOfRole, roleStore, type RoleRow } from './scope';

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
  if (way === 'give') requireRights(call, role, codes);
  const { people, ...effect } = await effectOf(call, roleId, codes);
  const asked = {
    kind: verifyKind.code('rights'),
    way,
    targetId: roleId,
    target: role.roleName,
    items: codes,
    content: `${way === 'give' ? '授予权限' : '取消权限'}：${codes.map(titleOf).join('、')}`,
    // What nobody has changes nobody's rights: a role is put together freely before it is given.
    needsSecond: people > 0,
  };
  if (preview) return { ...effect, people, waiting: asked.needsSecond };
  const waiting = await withSecond(call, asked, () => changeRightsNow(call, roleId, codes, way));
  if (waiting) await tellDeciders(call, `${asked.target}：${asked.content}`);
  return { ...effect, people, waiting };
}

/**
 * Refuses rights that the caller may not give to a role of this kind of organisation, and those of
 * another duty than the role's.
 */
export function requireRights(
  { who }: Pick<CallContext, 'who'>,
  { orgType, duty }: Pick<RoleRow, 'orgType' | 'duty'>,
  codes: readonly string[],
): void {
  const most = mostRights(orgType);
  for (const code of codes) {
    if (!most.has(code) || !mayGiveRight(who, orgType, code))
      throw refuse('permissions', `“${titleOf(code)}”不能由您授予这类机构的角色`);
    const why = againstDuty(duty, code);
    if (why !== undefined) throw refuse('permissions', `“${titleOf(code)}”${why}`);
  }
}

/** Gives a role rights, or takes them away, at once. */
export async function changeRightsNow(
  call: Pick<CallContext, 'db' | 'now'>,
  roleId: string,
  codes: readonly string[],
  way: 'give' | 'take',
): Promise<void> {
  const { db, now } = call;
  await leavingSomebody(call, await orgsOfRole(call, roleId), async () => {
    if (way === 'give')
      await db
        .insertInto('rolePermission')
        .values(codes.map((permission) => ({ roleId, permission })))
        .onConflict((taken) => taken.doNothing())
        .execute();
    else
      await db
        .deleteFrom('rolePermission')
        .where('roleId', '=', roleId)
        .where('permission', 'in', [...codes])
        .execute();
    await roleStore(call).change(roleId, { updatedAt: now }, UNREAD);
  });
}

/** Rights come and go in whatever a role has: nothing of what was read is written over. */
const UNREAD = { unversioned: 'rights are added to and taken from whatever a role has' };

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
