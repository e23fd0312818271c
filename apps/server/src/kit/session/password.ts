import { timingSafeEqual } from 'node:crypto';
import { fitsRuleA, passwordWeakness, RULE_A } from '@tqc/domain/shared';
import { ApiFailure } from '../failure';
import type { Queries } from '../scope';
import type { KeyRing } from '../secrets';
import { checkPassword, hashForStore, hashOfPassword, type StoredPassword } from './passwordStore';

const REMEMBERED = 3;
/** The new password is the one there is. */
export const SAME_PASSWORD = '新设密码不能和原来密码相同！';

/** Whose password changes, and what others know of them. */
export interface PasswordOwner {
  readonly adminId: string;
  readonly account: string;
  readonly words: readonly string[];
}

/**
 * Sets a new password after every check: rule, weakness, H belongs to it, none of the last three;
 * ends all sessions with 491.
 */
export async function setPassword(
  db: Queries,
  peppers: KeyRing['pepper'],
  owner: PasswordOwner,
  h: Buffer,
  password: string,
  now: Date,
): Promise<void> {
  if (!fitsRuleA(password)) throw new ApiFailure(422, RULE_A);
  const weakness = passwordWeakness(password, [owner.account, ...owner.words]);
  if (weakness) throw new ApiFailure(422, weakness);
  const wanted = await hashOfPassword(owner.account, password);
  if (h.length !== wanted.length || !timingSafeEqual(h, wanted)) throw new ApiFailure(400);
  const { rows } = await db.query<{ phc: string; pepper_id: string; current: boolean }>(
    `select password_phc as phc, pepper_id, true as current from admin where admin_id = $1
     union all (select phc, pepper_id, false from password_history where admin_id = $1 order by at desc limit $2)`,
    [owner.adminId, REMEMBERED],
  );
  for (const { phc, pepper_id: pepperId, current } of rows) {
    if (await checkPassword(peppers, h, { phc, pepperId }))
      throw new ApiFailure(422, current ? SAME_PASSWORD : '不能使用最近三次用过的密码');
  }
  await storePassword(db, owner.adminId, await hashForStore(peppers, h), now, false);
}

/** Writes a password down and ends the person's sessions. */
export async function storePassword(
  db: Queries,
  adminId: string,
  { phc, pepperId }: StoredPassword,
  now: Date,
  first: boolean,
): Promise<void> {
  await db.query(
    `with before as (insert into password_history (admin_id, at, phc, pepper_id) select admin_id, $4, password_phc, pepper_id from admin where admin_id = $1),
      ended as (update session set end_code = 491, ended_at = $4 where admin_id = $1 and end_code is null)
     update admin set password_phc = $2, pepper_id = $3, password_at = $4, password_first = $5, version = version + 1 where admin_id = $1`,
    [adminId, phc, pepperId, now, first],
  );
}
