import { permissionCodes } from '@tqc/contract/permission';
import { dutyOf, dutyText, type Duty } from '@tqc/contract/rms';
import { onOff, verifyKind, verifyStatus } from '@tqc/domain/dictionaries';
import { chinaMinute, maskMobile } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { placeOf } from '../../../kit/personal';
import type { Given } from '../../../kit/serve';
import { hasLapsed, stateAfterSteps } from '../../../kit/session';
import type { PersonRow } from './scope';

type Shower = Pick<Given, 'db' | 'who' | 'now' | 'app'>;

interface Beside {
  readonly adminId: string;
  readonly orgName: string;
  readonly orgType: number;
  readonly roles: string | null;
  readonly roleIds: string[] | null;
  readonly keySerial: string | null;
  readonly seenAt: string | null;
  readonly seenFrom: string | null;
  readonly lockedUntil: string | null;
  readonly waits: boolean;
}

/** Rights that belong to one of the three duties. */
const OF_DUTIES = permissionCodes.filter((code) => dutyOf(code) !== undefined);

/** Keys of an account that may be in somebody's hands: in use or locked. */
const HANDED_OUT = [2, 4];

/** People as the lists show them; of a password only how it stands. */
export async function shownPeople(call: Shower, rows: readonly PersonRow[]) {
  if (rows.length === 0) return [];
  const { rows: found } = await sql<Beside>`
    select a.admin_id, o.org_name, o.org_type,
      (select string_agg(role_name, '、' order by role_id) from admin_role join role using (role_id) where admin_id = a.admin_id) as roles,
      (select array_agg(role_id::text order by role_id) from admin_role where admin_id = a.admin_id) as role_ids,
      (select string_agg(serial, '、') from usb_key k where k.account_n = a.account_n and state in (${sql.join(HANDED_OUT)})) as key_serial,
      s.at as seen_at, s.address as seen_from,
      exists (select from role_change c where c.target_id = a.admin_id and c.status = ${verifyStatus.code('pending')} and c.kind <> ${verifyKind.code('rights')}) as waits,
      (select max(locked_until) from sign_in_failure where kind = 'account' and value in (a.account_n || '/known', a.account_n || '/new') and locked_until > ${call.now}) as locked_until
    from admin a join org o using (org_id) left join admin_seen s using (admin_id)
    where a.admin_id in (${sql.join(rows.map(({ adminId }) => adminId))})`.execute(call.db);
  const beside = new Map(found.map((one) => [one.adminId, one]));
  const duties = await dutiesOfRoles(call, found);
  return rows.map((row) => {
    const more = beside.get(row.adminId);
    if (!more) throw new Error('everybody is of an organisation');
    const held = new Set((more.roleIds ?? []).flatMap((id) => [...(duties.get(id) ?? [])]));
    if (row.superuser) held.add('system');
    return { ...shown(call, row, more), duties: dutiesText([...held]) };
  });
}

/** The duties that each role brings, by what it gives and not by what it is called. */
async function dutiesOfRoles({ db }: Shower, found: readonly Beside[]) {
  const roleIds = [...new Set(found.flatMap((one) => one.roleIds ?? []))];
  const duties = new Map<string, Set<Duty>>();
  if (roleIds.length === 0) return duties;
  const { rows } = await sql<{ roleId: string; permission: string }>`
    select role_id, permission from role_permission
    where role_id = any(${roleIds}::bigint[]) and permission = any(${OF_DUTIES}::text[])`.execute(
    db,
  );
  for (const { roleId, permission } of rows) {
    const duty = dutyOf(permission);
    if (duty) duties.set(roleId, (duties.get(roleId) ?? new Set()).add(duty));
  }
  return duties;
}

/** What somebody holds; two together come from before they were kept apart. */
function dutiesText(duties: readonly Duty[]): string {
  const words = duties.map(dutyText).sort().join('、');
  return duties.length > 1 ? `${words}（应由不同的人担任）` : words;
}

function shown({ who, now, app }: Shower, row: PersonRow, more: Beside) {
  const { adminId, account, name, orgId, monitor, job, officePhone, validTo, remark } = row;
  return {
    adminId,
    account,
    name,
    status: statusOf(row),
    condition: conditionOf(row, more, now),
    locked: more.lockedUntil !== null,
    orgId,
    orgName: more.orgName,
    orgType: more.orgType,
    roles: more.roles ?? '',
    roleIds: more.roleIds ?? [],
    mobile: row.phone
      ? maskMobile(app.personal.open(placeOf('admin', 'phone', adminId), row.phone))
      : '',
    loginType: row.loginType || 'none',
    keySerial: more.keySerial ?? '',
    monitor,
    job,
    officePhone,
    validTo,
    remark,
    seenAt: more.seenAt,
    seenFrom: more.seenFrom ?? '',
    isSelf: adminId === who.adminId,
    updatedAt: row.updatedAt,
    version: row.version,
  };
}

/** The state by the code list of people: there 0 is what works. */
export const statusOf = ({ status }: Pick<PersonRow, 'status'>): number =>
  status === onOff.code('on') ? 0 : 1;

/** What keeps the account from working, or asks for something before it does. */
function conditionOf(row: PersonRow, { lockedUntil, roles, waits }: Beside, now: Date): string {
  if (row.status !== onOff.code('on')) return '';
  if (hasLapsed(row.validTo, now)) return '已过有效期';
  if (lockedUntil !== null) return `锁定至${chinaMinute(new Date(lockedUntil)).slice(5)}`;
  if (waits) return '角色待审核';
  if (roles === null && !row.superuser) return '没有角色';
  if (row.passwordFirst) return '初始密码未改';
  const state = { password_at: row.passwordAt, password_first: false };
  return stateAfterSteps(state, now) === 1 ? '' : '密码已过期';
}
