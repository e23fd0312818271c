import { auth as calls, usbKey } from '@tqc/contract/account';
import { headers } from '@tqc/contract/wire';
import { ApiFailure } from '../../kit/failure';
import { queriesOn } from '../../kit/scope';
import { serve } from '../../kit/serve';
import { addressKey, newChallenge, rememberDevice, signIn, workBitsOf } from '../../kit/session';
import { signInAnswer } from './signInAnswer';

/** Work, clock and key come before anybody is judged. */
const UNJUDGED: readonly number[] = [429, 488];

export const authRoutes = serve(calls, {
  signInKey: async ({ app, now, request, crowd }) => {
    const pair = await app.auth.pair();
    const address = addressKey(request.address);
    // In a crowd the answer comes out of memory: what work is due the sign-in itself says.
    const bits = crowd > 0 ? 0 : await workBitsOf(app.pool, { address, noise: address }, now);
    return {
      kid: pair.kid,
      pub: pair.pub,
      stamp: now.getTime(),
      demoAccounts: [...app.demoAccounts],
      ...(app.keyProbe ? { keyProbe: app.keyProbe } : {}),
      ...(bits > 0 ? { pow: newChallenge(app.auth.keys, address, now, bits) } : {}),
    };
  },
  login: async (call) => {
    const { app, input, now, request } = call;
    const signed = await signIn(
      app.pool,
      app.auth,
      {
        account: input.account,
        pass: input.pass,
        salt: input.salt,
        stamp: request.headers[headers.stamp] ?? '',
        address: request.address,
        agent: request.agent,
        device: request.device,
        ukey: input.ukey,
        pow: input.pow,
        crowd: call.crowd,
        async within({ admin, st, amr }, work) {
          call.note({
            actor: admin.admin_id,
            org: admin.org_id,
            detail: { account: input.account, amr, st },
          });
          const cookie = await call.inTransaction(async (open) => {
            await work(open);
            // A browser is known when every step was done in it.
            return st === 0
              ? undefined
              : rememberDevice(queriesOn(open), admin.admin_id, request.device, now);
          });
          if (cookie) call.setHeader('set-cookie', cookie);
        },
      },
      now,
    ).catch((error: unknown) => {
      // Who is asked for work has not been judged yet: that alone is not worth a row each time.
      if (!(error instanceof ApiFailure && UNJUDGED.includes(error.code)))
        call.note({ detail: { account: input.account } });
      throw error;
    });
    call.setHeader(headers.token, signed.token);
    return signInAnswer(app, signed);
  },
  logout: async ({ db, who, now }) => {
    await queriesOn(db).query(
      'update session set end_code = 410, ended_at = $2 where sid = $1 and end_code is null',
      [who.sid, now],
    );
    return null;
  },
});

/**
 * No reader of certificates stands behind the built-in adapter: the page then asks for account and
 * password only.
 */
export const usbKeyRoutes = serve(usbKey, { getUKeyCert: () => null });
