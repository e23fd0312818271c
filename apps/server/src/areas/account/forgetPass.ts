import { onOff } from '@tqc/domain/dictionaries';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { forgetPass } from '@tqc/contract/account';
import { normalAccount } from '@tqc/contract/wire';
import { ApiFailure } from '../../kit/failure';
import { queriesOn } from '../../kit/scope';
import { serve, type CallContext } from '../../kit/serve';
import { createPace } from '../../kit/serve/pace';
import {
  addressKey,
  countForgotten,
  findAdmin,
  forgetFailures,
  forgottenToken,
  limits,
  mobileOf,
  newToken,
  openReset,
  queueForgotten,
  redeemCode,
  setPassword,
} from '../../kit/session';
import { WRONG_PHONE } from './wrongPhone';

const WRONG_CODE = `验证码不正确或已失效，请核对后重新输入，或重新获取验证码${WRONG_PHONE}`;
const STEP_OVER = '验证已过期，请从第一步重新开始';
const pace = createPace(limits.forgetCalls, limits.forgetSpan);

export const forgetPassRoutes = serve(forgetPass, {
  sendSms: async (call) => {
    const { app, input } = call;
    await admit(call, input);
    call.note({ detail: { account: input.userName } });
    await call.inTransaction((open) =>
      queueForgotten(queriesOn(open), app.personal, {
        account: input.userName,
        mobile: input.mobile,
      }),
    );
    return null;
  },
  verificationSms: async (call) => {
    const { app, input, now } = call;
    const begun = app.ticks();
    await admit(call, input);
    call.note({ detail: { account: input.userName } });
    const token = forgottenToken({ account: input.userName, mobile: input.mobile });
    const kit = { ...app, keys: app.auth.keys };
    const { adminId } = await redeemCode(kit, 'forget', token, input.code, now).catch(
      async (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        // Another person, another code, one of yesterday: the same words after the same time.
        await pause(Math.max(0, limits.forgetPause - (app.ticks() - begun)));
        throw new ApiFailure(422, WRONG_CODE);
      },
    );
    const reset = newToken('rt');
    await call.inTransaction(async (open) => {
      const db = queriesOn(open);
      await forgetFailures(db, 'forgetAccount', normalAccount(input.userName));
      await db.query(
        'insert into reset_token (token_hash, admin_id, expires_at) values ($1, $2, $3)',
        [hashOf(reset), adminId, new Date(now.getTime() + limits.resetLife)],
      );
    });
    return reset;
  },
  resetPass: async (call) => {
    const { app, input, now } = call;
    paced(call);
    const accountN = normalAccount(input.userName);
    const admin = await findAdmin(app.pool, accountN);
    const { rows } = await app.pool.query<{ admin_id: string }>(
      'select admin_id from reset_token where token_hash = $1 and used_at is null and expires_at > $2',
      [hashOf(input.token), now],
    );
    if (admin?.status !== onOff.code('on') || rows[0]?.admin_id !== admin.admin_id)
      throw new ApiFailure(422, STEP_OVER);
    call.note({ obj: `admin/${admin.admin_id}` });
    const [kid = '', sealed = ''] = input.password.split('.');
    const { pair } = await app.auth.pairOf(kid);
    const opened = await openReset(
      pair,
      Buffer.from(sealed, 'base64url'),
      accountN,
      input.token,
    ).catch(() => undefined);
    if (!opened) throw new ApiFailure(400);
    await call.inTransaction(async (open) => {
      const db = queriesOn(open);
      // The token is taken first: of two resets at once one finds it used. A refused password gives
      // it back.
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
          words: [admin.name, mobileOf(app.personal, admin)],
        },
        opened.h,
        opened.password,
        now,
      );
    });
    return null;
  },
});

/** Before anything is looked at: the rate of the address, the work that is due, and the count. */
async function admit(
  call: Pick<CallContext, 'app' | 'now' | 'request'>,
  { userName, pow }: { readonly userName: string; readonly pow?: string | undefined },
): Promise<void> {
  paced(call);
  const { app, now, request } = call;
  const address = addressKey(request.address);
  await countForgotten(app.pool, app.auth.keys, { account: userName, address, pow }, now);
}

function paced({ app, request }: Pick<CallContext, 'app' | 'request'>): void {
  pace(addressKey(request.address), app.ticks());
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
