import { onOff } from '@tqc/domain/dictionaries';
import { ApiFailure } from '../failure';
import type { Queries } from '../scope';
import type { Principal } from './principal';
import { rightsOf } from './rights';
import { openQuery } from './suite';

/** A person with the organisation they are of, as they are read together. */
export interface PersonRow {
  readonly admin_id: string;
  readonly account: string;
  readonly name: string;
  readonly superuser: boolean;
  readonly monitor: boolean;
  readonly manage: boolean;
  readonly status: number;
  readonly valid_to: string | null;
  readonly admin_pv: number;
  readonly org_id: string;
  readonly org_type: number;
  readonly org_name: string;
  readonly org_biz_type: number;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
  readonly org_status: number;
}

/** The columns of such a row, of `admin a` and `org o`. */
export const PERSON_COLUMNS = `a.admin_id, a.account, a.name, a.superuser, a.monitor, a.manage, a.status, a.valid_to,
    a.pv as admin_pv,
    o.org_id, o.org_type, o.org_name, o.org_biz_type, o.prov, o.city, o.county, o.point, o.status as org_status`;

/** A person as calls know them. */
export function principalOf(
  row: PersonRow,
  { sid, pv, st }: Pick<Principal, 'sid' | 'pv' | 'st'>,
  rights: ReadonlySet<string>,
  keys: Principal['keys'],
): Principal {
  return {
    adminId: row.admin_id,
    account: row.account,
    name: row.name,
    sid,
    person: row.admin_id,
    pv,
    st,
    orgId: row.org_id,
    orgType: row.org_type,
    orgName: row.org_name,
    bizType: row.org_biz_type,
    prov: row.prov,
    city: row.city,
    county: row.county,
    point: row.point,
    rights,
    superuser: row.superuser,
    monitor: row.monitor,
    manage: row.manage,
    keys,
    openQuery(field, sealed) {
      try {
        return openQuery(keys.uk, field, sealed);
      } catch {
        throw new ApiFailure(400);
      }
    },
  };
}

const NO_KEYS = { kSig: Buffer.alloc(0), uk: Buffer.alloc(0) };

/**
 * A person without a session, with the rights they have at this moment: for what they decided a
 * moment ago. Undefined for one who may do nothing any more.
 */
export async function personNow(pool: Queries, adminId: string): Promise<Principal | undefined> {
  const { rows } = await pool.query<PersonRow>(
    `select ${PERSON_COLUMNS} from admin a join org o using (org_id) where a.admin_id = $1`,
    [adminId],
  );
  const row = rows[0];
  const on = onOff.code('on');
  if (!row || row.status !== on || row.org_status !== on) return undefined;
  const { superuser, monitor, admin_pv: pv } = row;
  const rights = await rightsOf(pool, { adminId, superuser, monitor, pv });
  return principalOf(row, { sid: '', pv, st: 1 }, rights, NO_KEYS);
}
