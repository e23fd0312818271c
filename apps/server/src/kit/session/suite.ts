import {
  createCipheriv,
  createHash,
  createHmac,
  hkdfSync,
  timingSafeEqual,
  type webcrypto,
} from 'node:crypto';
import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import { canonicalText, extractSignature, labels, type SignedParts } from '@tqc/contract/wire';
import { openGcm, openWith, sealWith, type SealKeys } from '../secrets';

const hpke = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

/** The key pair passwords are sealed to. */
export interface SignInPair {
  readonly kid: string;
  readonly pair: webcrypto.CryptoKeyPair;
  /** Uncompressed point, base64url. */
  readonly pub: string;
}

/**
 * Derives the pair of a seed; the same seed always gives the same pair, so that several processes
 * share it.
 */
export async function signInPair(kid: string, seed: Buffer): Promise<SignInPair> {
  const pair = await hpke.kem.deriveKeyPair(new Uint8Array(seed).buffer);
  return {
    kid,
    pair,
    pub: Buffer.from(await hpke.kem.serializePublicKey(pair.publicKey)).toString('base64url'),
  };
}

/** H of a sealed sign-in and the secrets that protect the answer. */
export interface OpenedLogin {
  readonly h: Buffer;
  readonly rk: Buffer;
  readonly riv: Buffer;
}

/** Opens `pass`; throws when it was not sealed for this account, stamp and key. */
export async function openLogin(
  pair: webcrypto.CryptoKeyPair,
  enc: Buffer,
  sealed: Buffer,
  accountN: string,
  stamp: string,
): Promise<OpenedLogin> {
  const recipient = await hpke.createRecipientContext({
    recipientKey: pair.privateKey,
    enc: new Uint8Array(enc).buffer,
    info: bytes(labels.hpkeInfo),
  });
  const h = Buffer.from(
    await recipient.open(new Uint8Array(sealed), bytes(labels.loginAad(accountN, '1', stamp))),
  );
  if (h.length !== 32) throw new Error('not a password hash');
  return {
    h,
    rk: Buffer.from(await recipient.export(bytes(labels.exportKey), 32)),
    riv: Buffer.from(await recipient.export(bytes(labels.exportIv), 12)),
  };
}

/** Opens the new password of the forgot flow. */
export async function openReset(
  pair: webcrypto.CryptoKeyPair,
  sealed: Buffer,
  accountN: string,
  token: string,
): Promise<{ h: Buffer; password: string }> {
  const recipient = await hpke.createRecipientContext({
    recipientKey: pair.privateKey,
    enc: new Uint8Array(sealed.subarray(0, 65)).buffer,
    info: bytes(labels.hpkeInfo),
  });
  const plain = Buffer.from(
    await recipient.open(
      new Uint8Array(sealed.subarray(65)),
      bytes(labels.resetAad(accountN, token)),
    ),
  );
  return { h: plain.subarray(0, 32), password: plain.subarray(32).toString('utf8') };
}

/** `key` of the answer: the secret of the session, only for the client of this attempt. */
export function sealKey(
  { rk, riv }: OpenedLogin,
  accountN: string,
  stamp: string,
  secret: Buffer,
): string {
  const cipher = createCipheriv('aes-256-gcm', rk, riv).setAAD(
    Buffer.from(labels.keyAad(accountN, stamp)),
  );
  return Buffer.concat([cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  );
}

/** kSig and uk of a session. */
export function sessionKeys(secret: Buffer, enc: Buffer): { kSig: Buffer; uk: Buffer } {
  const derive = (info: string) => Buffer.from(hkdfSync('sha256', secret, enc, info, 32));
  return { kSig: derive(labels.sign), uk: derive(labels.userKey) };
}

/** The key of calls without a session. */
export function publicKeyOf(app: string): Buffer {
  return createHash('sha256').update(labels.publicKey(app)).digest();
}

export function sha256Hex(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** True when both signatures of a call are right. */
export function signatureHolds(
  key: Buffer,
  parts: SignedParts,
  full: string,
  short: string,
): boolean {
  const wanted = createHmac('sha256', key).update(canonicalText(parts)).digest('base64url');
  return (
    equal(wanted, full) &&
    equal(extractSignature(createHash('md5').update(wanted).digest('hex'), parts.stamp), short)
  );
}

export function smsHash(kSig: Buffer, accountN: string, token: string, code: string): string {
  return createHmac('sha256', kSig)
    .update(labels.sms(accountN, token, code))
    .digest('base64url');
}

/** Opens one field of a password change and checks its proof; throws when either does not hold. */
export function openChange(
  keys: { kSig: Buffer; uk: Buffer },
  label: 'oldPwd' | 'newPwd' | 'stepUp',
  stamp: string,
  sealed: string,
): { h: Buffer; text: string } {
  const plain = openGcm(keys.uk, labels.change(label, stamp), Buffer.from(sealed, 'base64url'));
  const h = plain.subarray(0, 32);
  const proof = createHmac('sha256', keys.kSig)
    .update(labels.changeProof(label, stamp, h.toString('hex')))
    .digest();
  if (!timingSafeEqual(proof, plain.subarray(32, 64))) throw new Error('proof does not hold');
  return { h, text: plain.subarray(64).toString('utf8') };
}

/** Opens a sealed value of a query. */
export function openQuery(uk: Buffer, field: string, sealed: string): string {
  return openGcm(uk, labels.query(field), Buffer.from(sealed.slice(1), 'base64url')).toString(
    'utf8',
  );
}

/** The secret of a session as it is stored: sealed to the session's own id. */
export function sealSecret(master: SealKeys, sid: string, secret: Buffer): Buffer {
  return sealWith(master, sid, secret);
}

/** The secret of a stored session; throws when it was sealed for another. */
export function openSecret(master: SealKeys, sid: string, sealed: Buffer): Buffer {
  return openWith(master, sid, sealed);
}

/** Compares without telling by time where two texts part. */
export function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text));
}
