import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyRing } from '../secrets';

/** The keys that the audit is signed with; they are never in the database. */
export type AuditKeys = Pick<KeyRing, 'audit' | 'lookAgain'>;

/** What was signed, and by which key. */
export interface Signed {
  readonly kid: string;
  readonly signature: string;
}

/** An Ed25519 seed in front of which this stands is a PKCS#8 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs a text with the newest key. */
export function signText({ audit }: Pick<AuditKeys, 'audit'>, text: string): Signed {
  const key = audit.at(-1);
  if (!key) throw new Error('no audit key');
  return {
    kid: key.kid,
    signature: sign(null, Buffer.from(text), privateKeyOf(key.seed)).toString('base64url'),
  };
}

/** Whether a text was signed by a key of this installation. */
export function isSigned(keys: AuditKeys, text: string, { kid, signature }: Signed): boolean {
  const named = () => keys.audit.find((key) => key.kid === kid);
  let key = named();
  if (!key) {
    // Another process may have turned the key since this one read the file.
    keys.lookAgain();
    key = named();
  }
  return (
    key !== undefined &&
    verify(
      null,
      Buffer.from(text),
      createPublicKey(privateKeyOf(key.seed)),
      Buffer.from(signature, 'base64url'),
    )
  );
}

function privateKeyOf(seed: Buffer) {
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}
