import { verifyKind } from '@tqc/domain/dictionaries';
import { refuse, RuleError } from '@tqc/domain/kit';
import {
  chinaDay,
  dayAfter,
  isMobile,
  isPersonName,
  normalMobile,
  requireDay,
} from '@tqc/domain/shared';
import { sql } from 'kysely';
import { outOfReach } from '../../../kit/failure';
import { placeOf } from '../../../kit/personal';
import type { Given } from '../../../kit/serve';
import { rolesChange, tellDeciders, withSecond } from '../second/ask';
import { leavingSomebody } from './lastOne';
import { requireNotAbove, type RoleWithRights } from './mayGive';
import { insertRoles } from './roleEffects';
import { holdPerson, people, type PersonRow } from './scope';

/** An account is for some years at most; then somebody looks whether it is still needed. */
const LONGEST_DAYS = 3653;

/** Gives somebody new their roles; those that can make others able to do more wait. */
export async function giveFirst(
  call: Given,
  person: Pick<PersonRow, 'adminId' | 'orgId' | 'name' | 'account'>,
  roles: readonly RoleWithRights[],
): Promise<boolean> {
  const asked = rolesChange(verifyKind.code('person'), person, roles, 'give');
  const waiting = await withSecond(call, asked, () =>
    insertRoles(call, person.adminId, asked.items),
  );
  if (waiting) await tellDeciders(call, `${asked.target}：${asked.content}`);
  return waiting;
}

/** Somebody else whom the caller may do this to, held for it. */
export async function holdOther(call: Given, adminId: string, what: string): Promise<PersonRow> {
  const row = await holdPerson(call, adminId);
  if (row.adminId === call.who.adminId) throw new RuleError(`不能${what}自己，请由其他管理员办理`);
  await requireNotAbove(call, row);
  return row;
}

/** Kind and place of an organisation whose people the caller keeps; held, so that it stays. */
export async function ownOrg({ db, who }: Given, orgId: string) {
  const { rows } = await sql<{ orgType: number; prov: string }>`
    select org_type, prov from org where org_id = ${orgId} and (org_id = ${who.orgId} or parent_id = ${who.orgId})
    for no key update`.execute(db);
  const [org] = rows;
  if (!org) throw outOfReach();
  return org;
}

export function phoneOf({ app }: Given, adminId: string, mobile: string) {
  const number = normalMobile(mobile);
  return {
    phone: app.personal.seal(placeOf('admin', 'phone', adminId), number),
    phoneIndex: app.personal.index('mobile', number),
  };
}

interface Facts {
  readonly name?: string | undefined;
  readonly mobile?: string | undefined;
  readonly validTo?: string | null | undefined;
}

export function requireFacts({ now }: Given, { name, mobile, validTo }: Facts): void {
  if (name !== undefined && !isPersonName(name)) throw refuse('name', '姓名不正确，请核对');
  if (mobile !== undefined && !isMobile(normalMobile(mobile)))
    throw refuse('mobile', '手机号码不正确，请核对');
  const today = chinaDay(now);
  if (validTo)
    requireDay('validTo', '有效期止', validTo, { from: today, to: dayAfter(today, LONGEST_DAYS) });
}

/** Codes go to a number: two of one organisation with the same would read each other's. */
export async function requireFreeMobile(
  { app, db }: Given,
  { orgId, adminId }: Pick<PersonRow, 'orgId' | 'adminId'>,
  mobile: string,
): Promise<void> {
  const index = app.personal.index('mobile', normalMobile(mobile));
  const { rows } = await sql`
    select from admin where phone_index = ${index} and org_id = ${orgId} and admin_id <> ${adminId} limit 1`.execute(
    db,
  );
  if (rows.length > 0) throw refuse('mobile', '本机构已有用户用这个手机号码，请核对');
}

export function takenAccount(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23505' && constraint === 'admin_account_n_key')
    throw refuse('account', '账号已被使用，请换一个');
  throw error;
}

/** Removes somebody who never signed in: whatever others did stays theirs. */
export async function removePerson(call: Given<{ readonly adminId: string }>): Promise<null> {
  const { adminId } = call.input;
  const row = await holdOther(call, adminId, '删除');
  const used = new RuleError('该用户已经登录使用过，他办理的记录要留痕，不能删除，请停用');
  const { rows } = await sql`
    select from admin_seen where admin_id = ${adminId} union all select from session where admin_id = ${adminId} limit 1`.execute(
    call.db,
  );
  if (rows.length > 0) throw used;
  return leavingSomebody(call, [row.orgId], async () => {
    for (const table of ['admin_role', 'password_history', 'sms_code', 'sys_message_reader'])
      await sql`delete from ${sql.table(table)} where admin_id = ${adminId}`.execute(call.db);
    return people(call)
      .remove(adminId)
      .catch((error: unknown) => {
        throw (error as { code?: string }).code === '23503' ? used : error;
      });
  });
}
