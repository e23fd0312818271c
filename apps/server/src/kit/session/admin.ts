import type { Queries } from '../scope';

/**
 * What is needed besides the password: what the person has to show, or what the centre asks of
 * their kind of organisation, whichever is more. Of two columns of a name the later counts.
 */
const LOGIN_TYPE = `case when 'certsms' in (a.login_type, n.step) then 'certsms'
  when 'sms' in (a.login_type, n.step) then 'sms' else '' end as login_type`;

/** The person of an account, with their organisation. */
export async function findAdmin(db: Queries, accountN: string): Promise<AdminRow | undefined> {
  const { rows } = await db.query<AdminRow>(
    `select a.*, ${LOGIN_TYPE}, o.org_type, o.org_name, o.org_biz_type, o.prov, o.city, o.county, o.point, o.status as org_status
     from admin a join org o using (org_id) left join sign_in_step n using (org_type) where a.account_n = $1`,
    [accountN],
  );
  return rows[0];
}

/** A person as sign-in needs them. */
export interface AdminRow {
  admin_id: string;
  account: string;
  account_n: string;
  name: string;
  phone: Buffer | null;
  password_phc: string;
  pepper_id: string;
  password_at: string;
  password_first: boolean;
  login_type: string;
  ukey_required: boolean;
  superuser: boolean;
  monitor: boolean;
  manage: boolean;
  status: number;
  valid_to: string | null;
  pv: number;
  org_id: string;
  org_type: number;
  org_name: string;
  org_biz_type: number;
  prov: string;
  city: string;
  county: string;
  point: string;
  org_status: number;
}
