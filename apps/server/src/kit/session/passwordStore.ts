import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ApiFailure } from '../failure';
import type { KeyRing } from '../secrets';

const MOST_AT_ONCE = 2;
const LONGEST_QUEUE = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** A password as it is stored. */
export interface StoredPassword {
  readonly phc: string;
  readonly pepperId: string;
}

// Tests and demo data need thousands of accounts in seconds; a real installation never sets this.
const cheap = process.env['TQC_CHEAP_PASSWORDS'] === 'for-tests';
const COST = cheap ? { memoryCost: 1024, timeCost: 1 } : { memoryCost: 47_104, timeCost: 2 };

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

/** Memory-hard work two at a time; a storm waits in a short queue and is then told to come back. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw new ApiFailure(503);
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
