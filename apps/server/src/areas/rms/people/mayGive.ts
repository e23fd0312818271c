import { dutyText } from '@tqc/contract/rms';
import { refuse, RuleError } from '@tqc/domain/kit';
import { sql } from 'kysely';
import { onOff } from '@tqc/domain/dictionaries';
import type { Given } from '../../../kit/serve';
import { mayGive, rolesWithRights, type RoleWithRights } from '../../../trade/givableRoles';

export {
  mayGive,
  mayGiveRight,
  rolesWithRights,
  type RoleWithRights,
} from '../../../trade/givableRoles';

const BUSINESS = 'business';

/** Refuses roles that the caller may not give to somebody of an organisation. */
export function requireGivable(
  { who }: Pick<Given, 'who'>,
  { orgType, prov }: { readonly orgType: number; readonly prov: string },
  wanted: readonly string[],
  found: readonly RoleWithRights[],
): void {
  const known = new Map(found.map((role) => [role.roleId, role]));
  for (const id of wanted) {
    const role = known.get(id);
    if (!role || role.status !== onOff.code('on') || (role.prov !== '' && role.prov !== prov))
      throw refuse('roleIds', '角色不存在或已停用，请重新选择');
    if (role.orgType !== orgType)
      throw refuse('roleIds', `角色“${role.roleName}”不适用于这类机构，请重新选择`);
    if (!mayGive(who, role))
      throw refuse('roleIds', `角色“${role.roleName}”有您没有的权限，不能由您分配`);
  }
}

/**
 * Refuses roles of two duties for one person: system, security and audit are three people's. The
 * superuser stands for the system. Somebody new has no number yet.
 */
export async function requireOneDuty(
  { db }: Pick<Given, 'db'>,
  adminId: string | undefined,
  wanted: readonly RoleWithRights[],
): Promise<void> {
  const { rows: held } = await sql<Pick<RoleWithRights, 'duty' | 'roleName'>>`
    select duty, role_name from admin_role join role using (role_id) where admin_id = ${adminId ?? 0}
    union all select 'system', '超级用户' from admin where admin_id = ${adminId ?? 0} and superuser`.execute(
    db,
  );
  const all = [...held, ...wanted].filter(({ duty }) => duty !== BUSINESS);
  const [first] = all;
  const other = all.find(({ duty }) => duty !== first?.duty);
  if (first && other)
    throw refuse(
      'roleIds',
      `“${other.roleName}”是${dutyText(other.duty)}职责，“${first.roleName}”是${dutyText(first.duty)}职责，一人只能担任一种；请另选一人，或先取消他现有的角色`,
    );
}

/**
 * Refuses what is done to somebody who may do more than the caller: whoever could set the password
 * of such a person would have their rights.
 */
export async function requireNotAbove(
  { db, who }: Pick<Given, 'db' | 'who'>,
  person: { readonly adminId: string; readonly superuser: boolean; readonly name: string },
): Promise<void> {
  const { rows } = await sql<{ roleId: string }>`
    select role_id from admin_role where admin_id = ${person.adminId}`.execute(db);
  const held = await rolesWithRights(
    db,
    rows.map(({ roleId }) => roleId),
  );
  if ((person.superuser && !who.superuser) || !held.every((role) => mayGive(who, role)))
    throw new RuleError(`“${person.name}”的权限比您大，请由上级机构或系统管理员办理`);
}
