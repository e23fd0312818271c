import { createHash, createHmac } from 'node:crypto';
import { uuid7, type SessionKeys } from '@tqc/client';
import { isWrite, type Call } from '@tqc/contract/kit';
import {
  ALGORITHM,
  canonicalText,
  extractSignature,
  headers as names,
  labels,
} from '@tqc/contract/wire';

const APP = 'tqc-admin';

/** Whoever signs: a session, or nobody, who signs with the public key. */
export interface Signer {
  readonly token: string;
  readonly keys: SessionKeys | undefined;
  /** The server's time, ms. */
  now(): number;
}

/** What of a signed call may be made different from what the product's client would send. */
export interface Signed {
  readonly method: string;
  readonly target: string;
  readonly permission: string;
  readonly bodyHash?: string | undefined;
  readonly key?: string | undefined;
  readonly ifMatch?: string | undefined;
  readonly stamp?: string | undefined;
}

/** SHA-256 as hex. */
export const sha256 = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex');

const NOTHING = sha256('');

/**
 * Headers of a call signed as the wire wants it, without the product's client: fast, and free to
 * sign what no client would.
 */
export async function signedHeaders(
  signer: Signer,
  {
    method,
    target,
    permission,
    bodyHash = NOTHING,
    key = '',
    ifMatch = '',
    stamp = String(signer.now()),
  }: Signed,
): Promise<Record<string, string>> {
  const text = canonicalText({
    method,
    target,
    permission,
    app: APP,
    stamp,
    idempotencyKey: key,
    ifMatch,
    tokenHash: sha256(signer.token),
    bodyHash,
  });
  const full = signer.keys
    ? Buffer.from(
        await crypto.subtle.sign('HMAC', signer.keys.kSig, new TextEncoder().encode(text)),
      ).toString('base64url')
    : createHmac('sha256', createHash('sha256').update(labels.publicKey(APP)).digest())
        .update(text)
        .digest('base64url');
  const short = /^\d+$/.test(stamp)
    ? extractSignature(createHash('md5').update(full).digest('hex'), stamp)
    : '00000';
  return {
    [names.permission]: permission,
    [names.app]: APP,
    [names.algorithm]: ALGORITHM,
    [names.stamp]: stamp,
    [names.signature]: short,
    [names.signatureFull]: full,
    ...(signer.token ? { [names.token]: signer.token } : {}),
    ...(key ? { [names.idempotencyKey]: key } : {}),
    ...(ifMatch ? { [names.ifMatch]: ifMatch } : {}),
    ...(bodyHash === NOTHING ? {} : { [names.bodyHash]: bodyHash }),
  };
}

/** Headers of a JSON call of the catalogue. */
export async function jsonHeaders(
  signer: Signer,
  call: Call,
  target: string,
  body: string,
): Promise<Record<string, string>> {
  return {
    ...(await signedHeaders(signer, {
      method: call.method,
      target,
      permission: call.permission,
      bodyHash: sha256(body),
      ...(isWrite(call) ? { key: uuid7() } : {}),
    })),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
}
