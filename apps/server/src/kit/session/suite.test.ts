import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkPassword, hashForStore } from './passwordStore';
import {
  openChange,
  openLogin,
  openQuery,
  openReset,
  publicKeyOf,
  sealKey,
  sessionKeys,
  sha256Hex,
  signatureHolds,
  signInPair,
  smsHash,
} from './suite';
import { readToken, signToken } from './token';

const v = JSON.parse(
  readFileSync(new URL('../../../../../docs/spec/signing-vectors.json', import.meta.url), 'utf8'),
);
const hex = (text: string) => Buffer.from(text, 'hex');
const stamp = String(v.stamp);
const since = new Date(0);
const jwt = [{ kid: 'j1', key: hex(v.jwtKey), since }];
const ring = { jwt, lookAgain: () => undefined };

test('登录：密钥对、解封、答复的密钥', async () => {
  const { pair, pub } = await signInPair('k1', hex(v.hpke.ikm));
  expect(pub).toBe(v.hpke.pub);
  const opened = await openLogin(
    pair,
    Buffer.from(v.salt, 'base64url'),
    Buffer.from(v.pass.slice(3), 'base64url'),
    v.accountN,
    stamp,
  );
  expect(opened.h.toString('hex')).toBe(v.H);
  expect(sealKey(opened, v.accountN, stamp, hex(v.K))).toBe(v.key);
  await expect(
    openLogin(
      pair,
      Buffer.from(v.salt, 'base64url'),
      Buffer.from(v.pass.slice(3), 'base64url'),
      v.accountN,
      '1',
    ),
  ).rejects.toThrow();
});

test('会话密钥、公共密钥', () => {
  const keys = sessionKeys(hex(v.K), Buffer.from(v.salt, 'base64url'));
  expect(keys.kSig.toString('hex')).toBe(v.kSig);
  expect(keys.uk.toString('hex')).toBe(v.uk);
  expect(publicKeyOf(v.app).toString('hex')).toBe(v.publicKey);
});

test.each(v.signatures as Record<string, string>[])('签名 $method $target', (one) => {
  const key = one['public'] ? publicKeyOf(v.app) : hex(v.kSig);
  const parts = {
    method: one['method'] ?? '',
    target: one['target'] ?? '',
    permission: one['permission'] ?? '',
    app: v.app,
    stamp: one['stamp'] ?? '',
    idempotencyKey: one['key'] ?? '',
    ifMatch: one['ifMatch'] ?? '',
    tokenHash: sha256Hex(one['public'] ? '' : v.token),
    bodyHash: one['bodyHash'] ?? sha256Hex(one['body'] ?? ''),
  };
  expect(signatureHolds(key, parts, one['full'] ?? '', one['short'] ?? '')).toBe(true);
  expect(
    signatureHolds(
      key,
      { ...parts, target: `${parts.target}x` },
      one['full'] ?? '',
      one['short'] ?? '',
    ),
  ).toBe(false);
  expect(signatureHolds(key, parts, one['full'] ?? '', '00000')).toBe(false);
});

test('令牌：签发一致，改一位即无效', () => {
  const claims = { sid: '0197a1b2-0000-7000-8000-000000000001', pv: 7, st: 1, sub: '1001' };
  expect(signToken(jwt, claims, new Date(v.stamp), 't1')).toBe(v.token);
  expect(readToken(ring, v.token)).toMatchObject(claims);
  expect(readToken(ring, `${v.token.slice(0, -2)}AA`)).toBeUndefined();
  expect(
    readToken({ ...ring, jwt: [{ kid: 'j2', key: hex(v.jwtKey), since }] }, v.token),
  ).toBeUndefined();
  const none = `${Buffer.from('{"alg":"none","kid":"j1","typ":"tqc+jwt"}').toString('base64url')}.${v.token.split('.')[1]}.`;
  expect(readToken(ring, none)).toBeUndefined();
});

test('短信校验值、密码修改、密码重置、查询条件', async () => {
  const keys = { kSig: hex(v.kSig), uk: hex(v.uk) };
  const at = String(v.change.stamp);
  expect(smsHash(keys.kSig, v.accountN, v.sms.token, v.sms.code)).toBe(v.sms.hash);
  expect(openChange(keys, 'oldPwd', at, v.change.oldPwd)).toEqual({ h: hex(v.H), text: '' });
  expect(openChange(keys, 'newPwd', at, v.change.newPwd)).toEqual({
    h: hex(v.change.H2),
    text: v.change.newPassword,
  });
  expect(() => openChange(keys, 'oldPwd', at, v.change.newPwd)).toThrow();
  const { pair } = await signInPair('k1', hex(v.hpke.ikm));
  expect(
    await openReset(
      pair,
      Buffer.from(v.reset.password.slice(3), 'base64url'),
      v.accountN,
      v.reset.token,
    ),
  ).toEqual({ h: hex(v.change.H2), password: v.change.newPassword });
  expect(openQuery(keys.uk, v.query.field, v.query.sealed)).toBe(v.query.value);
});

test('存储的密码', async () => {
  const peppers = [{ id: 'p1', key: hex(v.argon.pepper) }];
  expect(await checkPassword(peppers, hex(v.H), { phc: v.argon.phc, pepperId: 'p1' })).toBe(true);
  expect(await checkPassword(peppers, hex(v.change.H2), { phc: v.argon.phc, pepperId: 'p1' })).toBe(
    false,
  );
  const made = await hashForStore(peppers, hex(v.H));
  expect(await checkPassword(peppers, hex(v.H), made)).toBe(true);
});
