import { defaultRights } from '@tqc/contract/catalogue';
import { isAuditRight } from '@tqc/contract/rms';
import { sql } from 'kysely';
import type { Db } from '../kit/scope';
import type { Principal } from '../kit/session';

/** A role with what it gives. */
export interface RoleWithRights {
  readonly roleId: string;
  readonly roleName: string;
  readonly orgType: number;
  readonly prov: string;
  readonly status: number;
  readonly duty: string;
  readonly rights: readonly string[];
}

/** Roles by their numbers, with what they give. */
export async function rolesWithRights(
  db: Db,
  roleIds: readonly string[],
): Promise<RoleWithRights[]> {
  if (roleIds.length === 0) return [];
  const { rows } = await sql<RoleWithRights>`
    select role_id, role_name, org_type, prov, status, duty,
      array(select permission from role_permission p where p.role_id = r.role_id) as rights
    from role r where role_id in (${sql.join([...new Set(roleIds)])}) order by role_id`.execute(db);
  return rows;
}

/**
 * Nobody gives a right that he does not hold; to an organisation of another kind also what its kind
 * has to begin with. Rights on the audit nobody holds but its administrator: the superuser, who has
 * none, names that one.
 */
export function mayGiveRight(who: Principal, orgType: number, code: string): boolean {
  if (who.rights.has(code)) return true;
  if (isAuditRight(code)) return who.superuser;
  return orgType !== who.orgType && defaultRights(orgType).has(code);
}

/** Whether somebody may give a role to people of its kind of organisation, or take it away. */
export function mayGive(who: Principal, { orgType, rights }: RoleWithRights): boolean {
  return rights.every((code) => mayGiveRight(who, orgType, code));
}
