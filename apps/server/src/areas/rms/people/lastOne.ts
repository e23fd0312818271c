import { userRole } from '@tqc/contract/rms';
import { onOff } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { chinaDay } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import type { Given } from '../../../kit/serve';

/** Organisations of some where somebody can give roles: that person works, and so does the role. */
async function kept(
  { db, now }: Pick<Given, 'db' | 'now'>,
  orgIds: RawBuilder<unknown>,
): Promise<ReadonlySet<string>> {
  const on = onOff.code('on');
  const { rows } = await sql<{ orgId: string }>`
    select distinct org_id from admin a where org_id in (${orgIds}) and status = ${on}
      and (valid_to is null or valid_to >= ${chinaDay(now)})
      and (superuser or exists (
        select from admin_role join role r using (role_id) join role_permission p using (role_id)
        where admin_id = a.admin_id and r.status = ${on}
          and p.permission = ${userRole.relations.permission}))`.execute(db);
  return new Set(rows.map(({ orgId }) => orgId));
}

/** Does something to people or roles, unless an organisation would lose the last of these. */
export async function leavingSomebody<T>(
  call: Pick<Given, 'db' | 'now'>,
  orgIds: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  if (orgIds.length === 0) return work();
  const asked = sql.join(orgIds);
  const before = await kept(call, asked);
  const done = await work();
  const after = await kept(call, asked);
  if ([...before].some((orgId) => !after.has(orgId)))
    throw new RuleError('这是该机构最后一个管理用户的人，请先给其他人分配管理用户的角色');
  return done;
}
