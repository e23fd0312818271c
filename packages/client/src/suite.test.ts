import { expect, test } from 'vitest';
import v from '../../../docs/spec/signing-vectors.json' with { type: 'json' };
import { fromB64u, toB64u, toHex, utf8 } from './bytes';
import {
  hashPassword,
  publicKeyOf,
  sealChange,
  sealLogin,
  sealQuery,
  sealReset,
  sessionKeys,
  sha256Hex,
  signCall,
  smsHash,
  type SessionKeys,
} from './suite';

// Nothing of Node in here: the same vectors run again in a real Chromium, from apps/admin.
const hex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const server = { kid: v.hpke.kid, pub: v.hpke.pub };
const stamp = String(v.stamp);

/** Keys that can be compared: the product's own cannot be read out. */
async function keysFrom(kSig: string, uk: string): Promise<SessionKeys> {
  return {
    kSig: await crypto.subtle.importKey('raw', hex(kSig), { name: 'HMAC', hash: 'SHA-256' }, true, [
      'sign',
    ]),
    uk: await crypto.subtle.importKey('raw', hex(uk), 'AES-GCM', true, ['encrypt']),
  };
}

test('密码散列', async () => {
  expect(toHex(await hashPassword(v.account, v.password))).toBe(v.H);
});

test('登录封装与会话密钥', async () => {
  const sealed = await sealLogin(server, v.account, hex(v.H), stamp, {
    ekm: hex(v.hpke.ekm).buffer,
  });
  expect(sealed.salt).toBe(v.salt);
  expect(sealed.pass).toBe(v.pass);
  const keys = await sealed.openKey(v.key);
  expect(keys.kSig.extractable).toBe(false);
  const plain = await keysFrom(v.kSig, v.uk);
  const same = async (key: CryptoKey) => toHex(await crypto.subtle.sign('HMAC', key, utf8('x')));
  expect(await same(keys.kSig)).toBe(await same(plain.kSig));
  await expect(sealed.openKey(v.key.replace(/^./, 'A'))).rejects.toThrow();
});

test('由会话秘密导出的两把密钥与公布值一致', async () => {
  const secret = await crypto.subtle.importKey('raw', hex(v.K), 'HKDF', false, ['deriveKey']);
  const keys = await sessionKeys(secret, fromB64u(v.salt).buffer);
  const iv = hex(v.query.iv);
  expect(await sealQuery(keys.uk, v.query.field, v.query.value, { iv })).toBe(v.query.sealed);
});

test.each(v.signatures)('签名 $method $target', async (one) => {
  const key = one.public ? await publicKeyOf(v.app) : (await keysFrom(v.kSig, v.uk)).kSig;
  const signed = await signCall(key, {
    method: one.method,
    target: one.target,
    permission: one.permission,
    app: v.app,
    stamp: one.stamp,
    idempotencyKey: one.key,
    ifMatch: one.ifMatch,
    tokenHash: await sha256Hex(one.public ? '' : v.token),
    bodyHash: one.bodyHash ?? (await sha256Hex(one.body ?? '')),
  });
  expect(signed).toEqual({ full: one.full, short: one.short });
});

test('公共密钥', async () => {
  expect(await sha256Hex(`tqc/1 public\n${v.app}`)).toBe(v.publicKey);
});

test('短信校验值、密码修改、密码重置（password-21）', async () => {
  const keys = await keysFrom(v.kSig, v.uk);
  const h2 = await hashPassword(v.account, v.change.newPassword);
  const at = String(v.change.stamp);
  expect(await smsHash(keys.kSig, v.account, v.sms.token, v.sms.code)).toBe(v.sms.hash);
  expect(toHex(h2)).toBe(v.change.H2);
  expect(await sealChange(keys, 'oldPwd', at, hex(v.H), '', { iv: hex(v.change.ivOld) })).toBe(
    v.change.oldPwd,
  );
  expect(
    await sealChange(keys, 'newPwd', at, h2, v.change.newPassword, { iv: hex(v.change.ivNew) }),
  ).toBe(v.change.newPwd);
  expect(
    await sealReset(server, v.account, v.reset.token, h2, v.change.newPassword, {
      ekm: hex(v.reset.ekm).buffer,
    }),
  ).toBe(v.reset.password);
});

test('base64url 往返', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  expect(fromB64u(toB64u(bytes))).toEqual(bytes);
});
