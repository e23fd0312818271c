import { isGrantRight, verify } from '@tqc/contract/rms';
import { routeOf } from '@tqc/contract/screens';
import { verifyKind, verifyStatus } from '@tqc/domain/dictionaries';
import { RuleError } from '@tqc/domain/kit';
import { CENTRE, CITY } from '@tqc/domain/organisations';
import { cut } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { newId } from '../../../kit/newId';
import type { Given } from '../../../kit/serve';
import { tellOrganisation } from '../../../trade/messages';
import type { RoleWithRights } from '../people/mayGive';
import { changes, type Change } from './change';

/** A change with whether the product wants a second person for it. */
type Asked = Change & { readonly needsSecond: boolean };

/** Longest text of a change; the role itself lists its rights in full. */
const LONGEST = 1000;

/** Whether somebody with this role can make others able to do more. */
const isGranting = ({ orgType, rights }: RoleWithRights): boolean =>
  rights.some((code) => isGrantRight(code, orgType));

/** Roles given to somebody, or taken away, as a change that may have to wait. */
export const rolesChange = (
  kind: number,
  person: { readonly adminId: string; readonly name: string; readonly account: string },
  roles: readonly RoleWithRights[],
  way: 'give' | 'take',
): Asked => ({
  kind,
  way,
  targetId: person.adminId,
  target: `${person.name}（${person.account}）`,
  items: roles.map(({ roleId }) => roleId),
  content: `${way === 'give' ? '分配角色' : '取消角色'}：${roles.map(({ roleName }) => roleName).join('、')}`,
  needsSecond: roles.some(isGranting),
});

/**
 * Does a change of roles or rights, or lets it wait for a second person: it is tried then, so that
 * what is refused is refused at once, and what it did is given up. Answers whether it waits.
 */
export async function withSecond(
  call: Given,
  { needsSecond, ...change }: Asked,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const { db, who, now } = call;
  if (!needsSecond || (await isAlone(call, change))) {
    await work();
    return false;
  }
  const { rows } = await sql`
    select from role_change where status = ${verifyStatus.code('pending')} and target_id = ${change.targetId} and items && ${[...change.items]}::text[] limit 1`.execute(
    db,
  );
  if (rows.length > 0) throw new RuleError('这项变更已经提交，正在等待审核');
  await sql`savepoint tried`.execute(db);
  await work();
  await sql`rollback to savepoint tried`.execute(db);
  const changeId = newId();
  await changes(call).add({
    ...change,
    items: [...change.items],
    content: cut(change.content, LONGEST),
    changeId,
    orgId: who.orgId,
    askedBy: who.adminId,
    asker: who.name,
    askedAt: now.toISOString(),
  });
  call.note({ obj: `verify/${changeId}`, subject: change.target, detail: { event: '等待审核' } });
  return true;
}

/** Tells those who can be the second person that something waits for them, once for a call. */
export async function tellDeciders(call: Given, about: string): Promise<void> {
  const { db, who, now } = call;
  const { rows } = await sql<{ orgId: string }>`
    select o.org_id from org o
    where (o.org_id = (select parent_id from org where org_id = ${who.orgId})
        or (o.org_id = ${who.orgId} and o.org_type >= ${CITY}))
      and exists (select from admin a join admin_role using (admin_id) join role_permission p using (role_id)
        where a.org_id = o.org_id and a.admin_id <> ${who.adminId} and p.permission = ${verify.accept.permission})
    order by o.org_id`.execute(db);
  for (const { orgId } of rows)
    await tellOrganisation(
      db,
      orgId,
      {
        title: `${who.orgName}的权限变更等待审核`,
        content: `${cut(about, LONGEST / 2)}（申请人：${who.name}）`,
        url: `${routeOf('basic.employeeList')}?kind=verify`,
      },
      now,
      who,
    );
}

/**
 * Whether nobody is left to be the second person: the centre has nobody above, and nobody there but
 * the one who asks and the one concerned. The first accounts of a new installation are made so.
 */
async function isAlone({ db, who }: Given, { kind, targetId }: Change): Promise<boolean> {
  if (who.orgType !== CENTRE) return false;
  const concerned = kind === verifyKind.code('rights') ? who.adminId : targetId;
  const { rows } = await sql`
    select from admin where org_id = ${who.orgId} and admin_id not in (${who.adminId}, ${concerned}) limit 1`.execute(
    db,
  );
  return rows.length === 0;
}
