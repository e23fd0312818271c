import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';
import { labels, normalAccount, PASSWORD_ROUNDS } from '@tqc/contract/wire';
import { cheapPasswords } from '../cheapPasswords';
import type { KeyRing } from '../secrets';
import { createTurns } from '../turns';

/**
 * Every derivation of a password stands in this one line, two at a time beside the event loop; a
 * storm waits in a short queue and is then told to come back.
 */
const inTurn = createTurns(2, 50);
const derive = promisify(pbkdf2);

/** A password as it is stored. */
export interface StoredPassword {
  readonly phc: string;
  readonly pepperId: string;
}

const COST = cheapPasswords
  ? { memoryCost: 1024, timeCost: 1 }
  : { memoryCost: 47_104, timeCost: 2 };

/** H of a password, as the browser derives it. */
export async function hashOfPassword(account: string, password: string): Promise<Buffer> {
  const salt = labels.passwordSalt(normalAccount(account));
  return inTurn(() => derive(password, salt, PASSWORD_ROUNDS, 32, 'sha256'));
}

/** Hashes H for the database, with the newest pepper. */
export async function hashForStore(peppers: KeyRing['pepper'], h: Buffer): Promise<StoredPassword> {
  const pepper = peppers.at(-1);
  if (!pepper) throw new Error('no pepper');
  const phc = await inTurn(() =>
    hash(text(h), {
      ...COST,
      parallelism: 1,
      outputLen: 32,
      salt: randomBytes(16),
      secret: pepper.key,
    }),
  );
  return { phc, pepperId: pepper.id };
}

/** True when H is the stored one. */
export async function checkPassword(
  peppers: KeyRing['pepper'],
  h: Buffer,
  { phc, pepperId }: StoredPassword,
): Promise<boolean> {
  const pepper = peppers.find(({ id }) => id === pepperId);
  if (!pepper) return false;
  return inTurn(() => verify(phc, text(h), { secret: pepper.key }));
}

// The verifier refuses raw bytes: H always passes as base64url text.
function text(h: Buffer): string {
  return h.toString('base64url');
}
