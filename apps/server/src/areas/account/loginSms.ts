import { loginSms } from '@tqc/contract/account';
import { headers, normalAccount } from '@tqc/contract/wire';
import { ApiFailure } from '../../kit/failure';
import { queriesOn } from '../../kit/scope';
import { serve, type AppParts } from '../../kit/serve';
import {
  equal,
  findAdmin,
  finishSession,
  forgetFailures,
  lockKeyOf,
  ownerOf,
  redeemCode,
  rememberDevice,
  sendCodeIn,
  signToken,
  smsHash,
  stateAfterSteps,
  type AdminRow,
  type Principal,
} from '../../kit/session';
import { WRONG_PHONE } from './wrongPhone';

/**
 * The person whose second step is open: the session that signed the call must be the one the token
 * was given to.
 */
async function openStep(
  { pool }: AppParts,
  who: Principal,
  token: string,
): Promise<AdminRow & { session_pv: number }> {
  const { rows } = await pool.query<{ pv: number }>(
    'select pv from session where sid = $1 and sms_token = $2 and st = 0 and end_code is null',
    [who.sid, token],
  );
  const admin = rows[0] && (await findAdmin(pool, normalAccount(who.account)));
  if (!rows[0] || !admin) throw new ApiFailure(481);
  return { ...admin, session_pv: rows[0].pv };
}

export const loginSmsRoutes = serve(loginSms, {
  sendLoginSms: async ({ app, who, input, now, inTransaction }) => {
    const admin = await openStep(app, who, input.token);
    const kit = { keys: app.auth.keys, personal: app.personal };
    const owner = ownerOf(app.personal, admin);
    await inTransaction((open) =>
      sendCodeIn(queriesOn(open), kit, 'login', input.token, owner, now),
    );
    return null;
  },
  checkLoginSms: async ({ app, who, input, now, request, setHeader, inTransaction }) => {
    const admin = await openStep(app, who, input.token);
    // The hash proves that the code was typed in the browser that holds this session.
    if (
      !equal(
        smsHash(who.keys.kSig, normalAccount(input.userName), input.token, input.code),
        input.hash,
      )
    )
      throw new ApiFailure(487);
    await redeemCode({ ...app, keys: app.auth.keys }, 'login', input.token, input.code, now).catch(
      (error: unknown) => {
        throw error instanceof ApiFailure
          ? new ApiFailure(error.code, error.message + WRONG_PHONE)
          : error;
      },
    );
    const st = stateAfterSteps(admin, now);
    const lockKey = await lockKeyOf(app.pool, admin.account_n, request.device, now);
    const cookie = await inTransaction(async (open) => {
      const db = queriesOn(open);
      if (!(await finishSession(db, admin, { sid: who.sid, st, now }))) throw new ApiFailure(481);
      await forgetFailures(db, 'account', lockKey);
      return rememberDevice(db, admin.admin_id, request.device, now);
    });
    setHeader('set-cookie', cookie);
    setHeader(
      headers.token,
      signToken(
        app.auth.keys.jwt,
        { sid: who.sid, pv: admin.session_pv, st, sub: admin.admin_id },
        now,
      ),
    );
    return null;
  },
});
