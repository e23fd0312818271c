import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The headers of the protocol (docs/decisions/D-068). */
export const HEADER = {
  app: 'gb-app',
  time: 'gb-time',
  key: 'gb-key',
  sign: 'gb-sign',
} as const;

/** Answers that the protocol itself gives; what the platform finds in a message is E01 to E99. */
export const CODE = {
  /** It has arrived, now or before. */
  taken: '0',
  /** The signature does not hold. */
  unsigned: 'E07',
  /** The same key came before with something else. */
  otherContent: 'K01',
  /** Nobody answered, or nobody who speaks the protocol. */
  away: 'N01',
} as const;

/** What is signed of a request. */
export interface Signed {
  readonly method: string;
  readonly target: string;
  readonly time: string;
  readonly key: string;
  readonly body: string;
}

/** The signature of a request under the secret that both sides know. */
export function signatureOf(secret: string, { method, target, time, key, body }: Signed): string {
  const hash = createHash('sha256').update(body).digest('hex');
  return createHmac('sha256', secret)
    .update([method, target, time, key, hash].join('\n'))
    .digest('hex');
}

/** True where the signature is that of the request. */
export function isSignedBy(secret: string, signed: Signed, signature: string): boolean {
  const wanted = Buffer.from(signatureOf(secret, signed));
  const given = Buffer.from(signature);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** What the platform answers to a push or a test. */
export interface PlatformAnswer {
  readonly code: string;
  readonly text: string;
}

/** One message that the platform sent back. */
export interface Returned {
  readonly seq: number;
  /** The key under which it had been pushed. */
  readonly key: string;
  readonly code: string;
  readonly text: string;
}
