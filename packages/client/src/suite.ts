import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';
import {
  canonicalText,
  extractSignature,
  labels,
  normalAccount,
  PASSWORD_ROUNDS,
  type SignedParts,
} from '@tqc/contract/wire';
import { fromB64u, join, toB64u, toHex, utf8 } from './bytes';
import { md5 } from './md5';

const hpke = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});
const { subtle } = globalThis.crypto;

/** The server's public sign-in key as it is published. */
export interface ServerKey {
  readonly kid: string;
  readonly pub: string;
}

/** Randomness that tests fix; the product leaves it out. */
export interface Fixed {
  readonly ekm?: ArrayBuffer;
  readonly iv?: Uint8Array<ArrayBuffer>;
}

/** The two keys of a session; neither can be read out of the browser. */
export interface SessionKeys {
  readonly kSig: CryptoKey;
  readonly uk: CryptoKey;
}

/** SHA-256 as hex. */
export async function sha256Hex(data: string | Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await subtle.digest('SHA-256', typeof data === 'string' ? utf8(data) : data));
}

/** {@link sha256Hex} of texts that mostly come again: the hash of the last one is kept. */
export function sha256OfLast(): (text: string) => Promise<string> {
  let last: { readonly text: string; readonly hash: Promise<string> } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, hash: sha256Hex(text) };
    return last.hash;
  };
}

/** H: what stands for the password outside the input field. */
export async function hashPassword(
  account: string,
  password: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await subtle.importKey('raw', utf8(password), 'PBKDF2', false, ['deriveBits']);
  const salt = utf8(labels.passwordSalt(normalAccount(account)));
  return new Uint8Array(
    await subtle.deriveBits(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: PASSWORD_ROUNDS },
      key,
      256,
    ),
  );
}

/** A password sealed for sign-in, and what opens the answer to it. */
export interface SealedLogin {
  readonly salt: string;
  readonly pass: string;
  /** Opens `key` of the answer into the keys of the session. */
  openKey(key: string): Promise<SessionKeys>;
}

/** Seals H to the server's key; only this attempt can open the answer. */
export async function sealLogin(
  server: ServerKey,
  account: string,
  h: Uint8Array<ArrayBuffer>,
  stamp: string,
  fixed: Fixed = {},
): Promise<SealedLogin> {
  const accountN = normalAccount(account);
  const sender = await senderTo(server, fixed);
  const sealed = await sender.seal(h, utf8(labels.loginAad(accountN, '1', stamp)));
  const rk = await sender.export(utf8(labels.exportKey), 32);
  const riv = await sender.export(utf8(labels.exportIv), 12);
  return {
    salt: toB64u(sender.enc),
    pass: `${server.kid}.${toB64u(sealed)}`,
    async openKey(key) {
      const wrapping = await subtle.importKey('raw', rk, 'AES-GCM', false, ['unwrapKey']);
      const additionalData = utf8(labels.keyAad(accountN, stamp));
      // Straight into a key object: the secret of the session never exists as bytes in the page.
      const secret = await subtle.unwrapKey(
        'raw',
        fromB64u(key),
        wrapping,
        { name: 'AES-GCM', iv: riv, additionalData },
        'HKDF',
        false,
        ['deriveKey'],
      );
      return sessionKeys(secret, sender.enc);
    },
  };
}

/** kSig and uk from the secret of the session. */
export async function sessionKeys(secret: CryptoKey, enc: ArrayBuffer): Promise<SessionKeys> {
  const hkdf = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: enc, info: utf8(info) });
  const kSig = await subtle.deriveKey(
    hkdf(labels.sign),
    secret,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  );
  const uk = await subtle.deriveKey(
    hkdf(labels.userKey),
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  return { kSig, uk };
}

/** The key of calls without a session: a checksum, no protection. */
export async function publicKeyOf(app: string): Promise<CryptoKey> {
  const raw = await subtle.digest('SHA-256', utf8(labels.publicKey(app)));
  return subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** Both signatures of a call. */
export async function signCall(
  key: CryptoKey,
  parts: SignedParts,
): Promise<{ full: string; short: string }> {
  const full = toB64u(await subtle.sign('HMAC', key, utf8(canonicalText(parts))));
  return { full, short: extractSignature(md5(full), parts.stamp) };
}

/** The proof of an SMS code that never travels alone. */
export async function smsHash(
  kSig: CryptoKey,
  account: string,
  token: string,
  code: string,
): Promise<string> {
  return toB64u(
    await subtle.sign('HMAC', kSig, utf8(labels.sms(normalAccount(account), token, code))),
  );
}

/** A value of a query that may not stand in an address. */
export async function sealQuery(
  uk: CryptoKey,
  field: string,
  value: string,
  { iv = randomIv() }: Fixed = {},
): Promise<string> {
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: utf8(labels.query(field)) },
    uk,
    utf8(value),
  );
  return `~${toB64u(join(iv, new Uint8Array(sealed)))}`;
}

/**
 * One field of a password change: H, its proof and, for the new one, the password itself, sealed
 * with the user key.
 */
export async function sealChange(
  keys: SessionKeys,
  label: 'oldPwd' | 'newPwd' | 'stepUp',
  stamp: string,
  h: Uint8Array,
  text: string,
  { iv = randomIv() }: Fixed = {},
): Promise<string> {
  const proof = new Uint8Array(
    await subtle.sign('HMAC', keys.kSig, utf8(labels.changeProof(label, stamp, toHex(h)))),
  );
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: utf8(labels.change(label, stamp)) },
    keys.uk,
    join(h, proof, utf8(text)),
  );
  return toB64u(join(iv, new Uint8Array(sealed)));
}

/** The new password of the forgot flow, sealed to the server's key. */
export async function sealReset(
  server: ServerKey,
  account: string,
  token: string,
  h: Uint8Array,
  password: string,
  fixed: Fixed = {},
): Promise<string> {
  const sender = await senderTo(server, fixed);
  const sealed = await sender.seal(
    join(h, utf8(password)),
    utf8(labels.resetAad(normalAccount(account), token)),
  );
  return `${server.kid}.${toB64u(join(new Uint8Array(sender.enc), new Uint8Array(sealed)))}`;
}

async function senderTo({ pub }: ServerKey, { ekm }: Fixed) {
  const recipientPublicKey = await hpke.kem.deserializePublicKey(fromB64u(pub).buffer);
  return hpke.createSenderContext({
    recipientPublicKey,
    info: utf8(labels.hpkeInfo),
    ...(ekm ? { ekm } : {}),
  });
}

function randomIv(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(12));
}
