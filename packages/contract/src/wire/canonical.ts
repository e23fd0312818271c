import { plainLine } from '@tqc/domain/shared';

/** Header names of a signed call. */
export const headers = {
  permission: 'permission',
  token: 'token',
  signature: 'signature',
  signatureFull: 'signature-full',
  app: 'app',
  algorithm: 'algorithm',
  stamp: 'stamp',
  idempotencyKey: 'idempotency-key',
  ifMatch: 'if-match',
  /** SHA-256 of the body, hex: lets the signature be checked before the body is read. */
  bodyHash: 'body-hash',
  /** The password of the caller once more, sealed with their key and bound to `signature-full`. */
  stepUp: 'step-up',
} as const;

/** The fixed value of the algorithm header. */
export const ALGORITHM = 'jwt/md5/extract';

/** Applications that may call: the admin and the wall. */
export const APPS = ['tqc-admin', 'tqc-dp'] as const;

/** Largest difference between the stamp of a call and the server's clock, in milliseconds. */
export const STAMP_WINDOW = 120_000;

/** What goes under the signature; an absent header counts as the empty text. */
export interface SignedParts {
  readonly method: string;
  /** Path and query exactly as sent. */
  readonly target: string;
  readonly permission: string;
  readonly app: string;
  readonly stamp: string;
  readonly idempotencyKey: string;
  readonly ifMatch: string;
  /** SHA-256 of the token, hex. */
  readonly tokenHash: string;
  /** SHA-256 of the body bytes, hex. */
  readonly bodyHash: string;
}

/** The text whose HMAC is `signature-full`. */
export function canonicalText(parts: SignedParts): string {
  const { method, target, permission, app, stamp, idempotencyKey, ifMatch, tokenHash, bodyHash } =
    parts;
  return [
    'tqc/1',
    method,
    target,
    permission,
    app,
    stamp,
    idempotencyKey,
    ifMatch,
    tokenHash,
    bodyHash,
  ].join('\n');
}

/**
 * The five characters of `signature`, taken from the hex MD5 of `signature-full` at a place the
 * stamp decides.
 */
export function extractSignature(md5Hex: string, stamp: string): string {
  const at = Number(BigInt(stamp) % 28n);
  return md5Hex.slice(at, at + 5);
}

/** The account as it enters every derivation and the lock counter, however it was pasted. */
export function normalAccount(account: string): string {
  return plainLine(account.normalize('NFKC')).toLowerCase();
}

/** Labels and additional data of the derivations, one function a purpose. */
export const labels = {
  hpkeInfo: 'tqc/1',
  passwordSalt: (accountN: string) => `tqc/1 pwd\n${accountN}`,
  loginAad: (accountN: string, type: string, stamp: string) =>
    `tqc/1 login\n${accountN}\n${type}\n${stamp}`,
  exportKey: 'tqc/1 key',
  exportIv: 'tqc/1 iv',
  keyAad: (accountN: string, stamp: string) => `tqc/1 key\n${accountN}\n${stamp}`,
  sign: 'tqc/1 sign',
  userKey: 'tqc/1 uk',
  publicKey: (app: string) => `tqc/1 public\n${app}`,
  sms: (accountN: string, token: string, code: string) =>
    `tqc/1 sms\n${accountN}\n${token}\n${code}`,
  change: (label: string, stamp: string) => `tqc/1 personal/password\n${label}\n${stamp}`,
  changeProof: (label: string, stamp: string, hexH: string) => `tqc/1 ${label}\n${stamp}\n${hexH}`,
  resetAad: (accountN: string, token: string) => `tqc/1 reset\n${accountN}\n${token}`,
  idNo: (idNo: string) => `tqc/1 idNo\n${idNo}`,
  query: (field: string) => `tqc/1 q\n${field}`,
} as const;

/** Rounds of PBKDF2 between the typed password and what leaves the browser. */
export const PASSWORD_ROUNDS = 100_000;
