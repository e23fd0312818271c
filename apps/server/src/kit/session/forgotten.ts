import { createHash } from 'node:crypto';
import { normalAccount } from '@tqc/contract/wire';
import { onOff } from '@tqc/domain/dictionaries';
import { normalMobile } from '@tqc/domain/shared';
import { ApiFailure } from '../failure';
import { placeOf, type Personal } from '../personal';
import type { Queries } from '../scope';
import { findAdmin } from './admin';
import { mobileOf, ownerOf } from './codeOwner';
import { takePlace } from './failures';
import { requireWork } from './proofOfWork';
import type { KeyRing } from '../secrets';
import { sendCode, type CodeKit } from './smsCode';

/** The job that looks whether account and phone fit, and sends the code if they do. */
export const FORGET_SMS = 'forgetSms';
const PLACE = placeOf('job', 'payload', FORGET_SMS);

/** What somebody typed who forgot the password. */
export interface Forgetful {
  readonly account: string;
  readonly mobile: string;
}

/** The code of a forgotten password hangs on account and phone together. */
export function forgottenToken({ account, mobile }: Forgetful): string {
  const text = `${normalAccount(account)}\n${normalMobile(mobile)}`;
  return `forget ${createHash('sha256').update(text).digest('base64url')}`;
}

/**
 * Counts the attempt, by account and by address, and asks for the work that was due before it;
 * right and wrong ones alike, or the count would tell them apart. Who did no work has not
 * attempted.
 */
export async function countForgotten(
  db: Queries,
  keys: KeyRing,
  values: { readonly account: string; readonly address: string; readonly pow: string | undefined },
  now: Date,
): Promise<void> {
  const account = normalAccount(values.account);
  const places = [
    await takePlace(db, 'forgetAccount', account, now),
    await takePlace(db, 'forgetAddress', values.address, now),
  ];
  const due = Math.max(...places.map((place) => place.due));
  await requireWork(db, keys, values.pow, values.address, now, due).catch(
    async (error: unknown) => {
      for (const place of places) await place.giveBack();
      throw error;
    },
  );
  for (const place of places) await place.keep();
}

/**
 * Leaves looking and sending to a job, so that the answer takes the same time whether or not
 * account and phone fit.
 */
export async function queueForgotten(
  db: Queries,
  personal: Personal,
  who: Forgetful,
): Promise<void> {
  const sealed = personal.seal(PLACE, JSON.stringify(who)).toString('base64url');
  await db.query('select enqueue($1, $2::json)', [FORGET_SMS, JSON.stringify({ sealed })]);
}

/**
 * Sends the code of a forgotten password to the person whose account and phone are both right;
 * whoever else asked hears nothing, and neither does who asks too often.
 */
export async function sendForgotten(kit: CodeKit, sealed: string, now: Date): Promise<void> {
  // Sealed by queueForgotten alone: the seal proves that the shape is ours.
  const who = JSON.parse(kit.personal.open(PLACE, Buffer.from(sealed, 'base64url'))) as Forgetful;
  const admin = await findAdmin(kit.pool, normalAccount(who.account));
  const mobile = normalMobile(who.mobile);
  if (admin?.status !== onOff.code('on') || !mobile || mobileOf(kit.personal, admin) !== mobile)
    return;
  await sendCode(kit, 'forget', forgottenToken(who), ownerOf(kit.personal, admin), now).catch(
    (error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
    },
  );
}
