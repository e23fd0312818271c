import { chinaDay, daysBetween, maskMobile } from '@tqc/domain/shared';
import { CENTRE } from '@tqc/domain/organisations';
import { sql } from 'kysely';
import { placeOf } from '../../../kit/personal';
import type { Given } from '../../../kit/serve';
import { IN_HAND, type HolderRow, type KeyRow } from './scope';

type Shower = Pick<Given, 'db' | 'now' | 'app'>;

/** Keys as the list shows them. */
export async function shownKeys(call: Shower, rows: readonly KeyRow[]) {
  if (rows.length === 0) return [];
  const { rows: found } = await sql<{
    serial: string;
    orgName: string | null;
    person: string | null;
  }>`
    select k.serial, o.org_name, a.name || '（' || a.account || '）' as person
    from usb_key k left join org o using (org_id) left join admin a using (account_n)
    where serial in (${sql.join(rows.map(({ serial }) => serial))})`.execute(call.db);
  const beside = new Map(found.map((one) => [one.serial, one]));
  const today = chinaDay(call.now);
  return rows.map(({ state, accountN, ...row }) => ({
    serial: row.serial,
    status: state,
    subject: row.subject,
    prov: row.prov,
    orgName: beside.get(row.serial)?.orgName ?? '',
    person: beside.get(row.serial)?.person ?? '',
    inStock: accountN === null,
    enabledOn: row.enabledOn,
    validUntil: row.validUntil,
    daysLeft: row.validUntil === null ? null : daysBetween(today, row.validUntil),
    lastUsedAt: row.lastUsedAt,
    reason: row.reason,
    updatedAt: row.updatedAt,
    version: row.version,
  }));
}

interface Held {
  readonly adminId: string;
  readonly orgName: string;
  readonly prov: string;
  readonly required: boolean;
  readonly serial: string | null;
  readonly state: number | null;
  readonly boundAt: string | null;
  readonly validUntil: string | null;
  readonly lastUsedAt: string | null;
}

/** People with the key that opens the door for them. */
export async function shownHolders({ db, app }: Shower, rows: readonly HolderRow[]) {
  if (rows.length === 0) return [];
  const { rows: found } = await sql<Held>`
    select a.admin_id, o.org_name, case o.org_type when ${CENTRE} then '' else o.prov end as prov,
      (a.ukey_required or 'certsms' in (a.login_type, coalesce(s.step, ''))) as required,
      k.serial, k.state, k.bound_at, k.valid_until, k.last_used_at
    from admin a join org o using (org_id) left join sign_in_step s on s.org_type = o.org_type
      left join usb_key k on k.account_n = a.account_n and k.state in (${sql.join(IN_HAND)})
    where a.admin_id in (${sql.join(rows.map(({ adminId }) => adminId))})`.execute(db);
  const beside = new Map(found.map((one) => [one.adminId, one]));
  return rows.map((row) => {
    const more = beside.get(row.adminId);
    if (!more) throw new Error('everybody is of an organisation');
    return {
      adminId: row.adminId,
      name: row.name,
      account: row.account,
      orgName: more.orgName,
      prov: more.prov,
      mobile: row.phone
        ? maskMobile(app.personal.open(placeOf('admin', 'phone', row.adminId), row.phone))
        : '',
      serial: more.serial ?? '',
      status: more.state,
      boundAt: more.boundAt,
      validUntil: more.validUntil,
      required: more.required,
      lastUsedAt: more.lastUsedAt,
      version: row.version,
    };
  });
}
