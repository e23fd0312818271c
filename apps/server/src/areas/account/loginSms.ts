import { loginSms } from '@tqc/contract/account';
import { headers, normalAccount } from '@tqc/contract/wire';
import { ApiFailure } from '../../kit/failure';
import { serve, type AppParts } from '../../kit/serve';
import { equal, findAdmin, openSecret, sendCode, sessionKeys, signToken, smsHash, redeemCode, type AdminRow } from '../../kit/session';
import { mobileOf } from './signInAnswer';

const WRONG_PHONE = '；如登记的手机号码有误，请联系上级机构修改';

interface OpenStep {
  readonly sid: string; readonly secret: Buffer; readonly enc: Buffer; readonly pv: number; readonly admin: AdminRow;
}

/** The session whose second step is open under this token. */
async function openStep({ pool }: AppParts, token: string): Promise<OpenStep> {
  const { rows } = await pool.query<{ sid: string; secret: Buffer; enc: Buffer; pv: number; account_n: string }>(
    'select s.sid, s.secret, s.enc, s.pv, a.account_n from session s join admin a using (admin_id) where s.sms_token = $1 and s.st = 0 and s.end_code is null', [token]);
  const found = rows[0];
  const admin = found && (await findAdmin(pool, found.account_n));
  if (!found || !admin) throw new ApiFailure(481);
  return { ...found, admin };
}

export const loginSmsRoutes = serve(loginSms, {
  sendLoginSms: async ({ app, input, now }) => {
    const { admin } = await openStep(app, input.token);
    await sendCode({ ...app, keys: app.auth.keys }, 'login', input.token, ownerOf(app, admin), now);
    return null;
  },
  checkLoginSms: async ({ app, input, now, setHeader }) => {
    const { sid, secret, enc, pv, admin } = await openStep(app, input.token);
    const { kSig } = sessionKeys(openSecret(app.auth.keys.master, sid, secret), enc);
    // The hash proves that the code was typed in the browser that holds this session.
    if (!equal(smsHash(kSig, normalAccount(input.userName), input.token, input.code), input.hash)) throw new ApiFailure(487);
    await redeemCode({ ...app, keys: app.auth.keys }, 'login', input.token, input.code, now).catch((error: unknown) => {
      throw error instanceof ApiFailure ? new ApiFailure(error.code, error.message + WRONG_PHONE) : error;
    });
    await app.pool.query("update session set st = 1, sms_token = null, amr = array['pwd', 'sms'], seen_at = $2 where sid = $1", [sid, now]);
    setHeader(headers.token, signToken(app.auth.keys.jwt, { sid, pv, st: 1, sub: admin.admin_id }, now));
    return null;
  },
});

/** Whom a code goes to; without a phone on record there is nothing to send. */
export function ownerOf(app: AppParts, admin: AdminRow) {
  const mobile = mobileOf(app, admin);
  if (!mobile) throw new ApiFailure(422, '该账号没有登记手机号码，请联系上级机构');
  return { adminId: admin.admin_id, name: admin.name, orgId: admin.org_id, orgName: admin.org_name, mobile, prov: admin.prov, city: admin.city, county: admin.county, point: admin.point };
}
