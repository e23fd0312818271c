import { normalAccount } from '@tqc/contract/wire';
import type { Pool } from 'pg';
import { ApiFailure } from '../failure';
import { queriesOn, systemQueriesOn, systemScope, transaction, type Db } from '../scope';
import { findAdmin, type AdminRow } from './admin';
import type { Auth } from './auth';
import { countFailure, forgetFailures } from './failures';
import { checkPassword } from './passwordStore';
import type { Principal } from './principal';
import { lockKeyOf } from './signIn';

/** A call in which somebody shows that they know their password. */
export interface Proving {
  readonly app: { readonly pool: Pool; readonly auth: Auth };
  readonly who: Principal;
  readonly now: Date;
  readonly request: { readonly device: string | undefined };
}

/** Who showed it, as the database had them. */
export interface Proof {
  readonly admin: AdminRow;
  readonly lockKey: string;
}

const LOCKED = 494;
const WRONG = '当前密码不正确，请重新输入';

/**
 * The person of a session whose password this is, found before the transaction of the call: a
 * derivation keeps no connection from others. A wrong one is counted like a failed sign-in; the one
 * that locks the account ends the session too. `field` is where a form says so.
 */
export async function provePassword(
  { app, who, now, request }: Proving,
  h: Buffer,
  field?: string,
): Promise<Proof> {
  const proof = await transaction(app.pool, systemScope, async (db) => {
    const admin = await findAdmin(queriesOn(db), normalAccount(who.account));
    if (!admin) throw new ApiFailure(410);
    const lockKey = await lockKeyOf(queriesOn(db), admin.account_n, request.device, now);
    return { admin, lockKey };
  });
  const stored = { phc: proof.admin.password_phc, pepperId: proof.admin.pepper_id };
  if (!(await checkPassword(app.auth.keys.pepper, h, stored)))
    throw await countWrongPassword(app.pool, who.sid, proof.lockKey, now, field);
  return proof;
}

/** In the transaction of the call: what was shown before it is the password still. */
export async function requireProof(db: Db, { admin, lockKey }: Proof): Promise<void> {
  const mine = systemQueriesOn(db);
  const found = await findAdmin(mine, admin.account_n);
  if (found?.password_phc !== admin.password_phc) throw new ApiFailure(409);
  await forgetFailures(mine, 'account', lockKey);
}

async function countWrongPassword(
  pool: Pool,
  sid: string,
  lockKey: string,
  now: Date,
  field: string | undefined,
): Promise<ApiFailure> {
  if (!(await countFailure(pool, 'account', lockKey, now)))
    return new ApiFailure(422, WRONG, field === undefined ? null : { fields: { [field]: WRONG } });
  await pool.query(
    'update session set end_code = $2, ended_at = $3 where sid = $1 and end_code is null',
    [sid, LOCKED, now],
  );
  return new ApiFailure(LOCKED);
}
