import { createHash } from 'node:crypto';
import { forgetPass } from '@tqc/contract/account';
import { normalAccount } from '@tqc/contract/wire';
import { ApiFailure } from '../../kit/failure';
import { queriesOn, systemScope, transaction } from '../../kit/scope';
import { serve, type AppParts } from '../../kit/serve';
import {
  findAdmin,
  limits,
  newToken,
  openReset,
  sendCode,
  setPassword,
  redeemCode,
  type AdminRow,
} from '../../kit/session';
import { ownerOf } from './loginSms';
import { mobileOf } from './signInAnswer';

const WRONG = '用户名或手机号码错误。';
const STEP_OVER = '验证已过期，请从第一步重新开始';

/** The code of a forgotten password hangs on account and phone together. */
const codeToken = (accountN: string, mobile: string) =>
  `forget ${createHash('sha256').update(`${accountN}\n${mobile}`).digest('base64url')}`;

/** The person whose account and phone are both right; anything else is answered alike. */
async function personOf(app: AppParts, account: string, mobile: string): Promise<AdminRow> {
  const admin = await findAdmin(app.pool, normalAccount(account));
  if (!admin || admin.status !== 1 || mobileOf(app, admin) !== mobile)
    throw new ApiFailure(422, WRONG);
  return admin;
}

export const forgetPassRoutes = serve(forgetPass, {
  sendSms: async ({ app, input, now }) => {
    const admin = await personOf(app, input.userName, input.mobile);
    await sendCode(
      { ...app, keys: app.auth.keys },
      'forget',
      codeToken(admin.account_n, input.mobile),
      ownerOf(app, admin),
      now,
    );
    return null;
  },
  verificationSms: async ({ app, input, now }) => {
    const admin = await personOf(app, input.userName, input.mobile);
    await redeemCode(
      { ...app, keys: app.auth.keys },
      'forget',
      codeToken(admin.account_n, input.mobile),
      input.code,
      now,
    );
    const token = newToken('rt');
    await app.pool.query(
      'insert into reset_token (token_hash, admin_id, expires_at) values ($1, $2, $3)',
      [hashOf(token), admin.admin_id, new Date(now.getTime() + limits.resetLife)],
    );
    return token;
  },
  resetPass: async ({ app, input, now }) => {
    const accountN = normalAccount(input.userName);
    const admin = await findAdmin(app.pool, accountN);
    const { rows } = await app.pool.query<{ admin_id: string }>(
      'select admin_id from reset_token where token_hash = $1 and used_at is null and expires_at > $2',
      [hashOf(input.token), now],
    );
    if (!admin || rows[0]?.admin_id !== admin.admin_id) throw new ApiFailure(422, STEP_OVER);
    const [kid = '', sealed = ''] = input.password.split('.');
    const pair = (await app.auth.pairs()).find((known) => known.kid === kid);
    const opened =
      pair &&
      (await openReset(pair.pair, Buffer.from(sealed, 'base64url'), accountN, input.token).catch(
        () => undefined,
      ));
    if (!opened) throw new ApiFailure(400);
    await transaction(app.pool, systemScope, async (open) => {
      const db = queriesOn(open);
      // The token is taken first: of two resets at once one finds it used. A refused password gives it back.
      const used = await db.query(
        'update reset_token set used_at = $2 where token_hash = $1 and used_at is null',
        [hashOf(input.token), now],
      );
      if (used.rowCount !== 1) throw new ApiFailure(422, STEP_OVER);
      await setPassword(
        db,
        app.auth.keys.pepper,
        {
          adminId: admin.admin_id,
          account: admin.account,
          words: [admin.name, mobileOf(app, admin)],
        },
        opened.h,
        opened.password,
        now,
      );
    });
    return null;
  },
});

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
