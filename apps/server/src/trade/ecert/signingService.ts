import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { placeOf } from '../../kit/personal';
import type { AppParts } from '../../kit/serve';

/** A signature, and the key that made it. */
export interface Signature {
  readonly kid: string;
  readonly value: string;
}

/** Whoever signs electronic certificates: a service outside, or the one built in. */
export interface SigningService {
  /** What throws was not signed: it is tried again later. */
  sign(bytes: Buffer): Promise<Signature>;
  /** Whether these very bytes were signed under that key. */
  check(bytes: Buffer, signature: Signature): Promise<boolean>;
}

type Parts = Pick<AppParts, 'pool' | 'personal' | 'clock'>;

/** Who signs for this installation: its own key, until a service stands behind the interface. */
export const signingServiceOf = (app: Parts): SigningService => localSigningService(app);

/**
 * The local counterpart: an Ed25519 key of the installation, made when the first certificate is
 * signed and kept sealed; several processes that begin at once end with one key.
 */
export function localSigningService({ pool, personal, clock }: Parts): SigningService {
  async function newest() {
    const { rows } = await pool.query<{ kid: string; sealed: Buffer }>(
      'select kid, sealed from ecert_key order by created_at desc, kid desc limit 1',
    );
    return rows[0];
  }
  async function firstKey() {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const kid = 'e1';
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    await pool.query(
      `insert into ecert_key (kid, public_key, sealed, created_at) values ($1, $2, $3, $4) on conflict (kid) do nothing`,
      [
        kid,
        publicKey.export({ type: 'spki', format: 'pem' }).toString(),
        personal.seal(placeOf('ecert_key', 'sealed', kid), pem),
        clock(),
      ],
    );
    return newest();
  }
  return {
    async sign(bytes) {
      const key = (await newest()) ?? (await firstKey());
      if (!key) throw new Error('no key to sign with');
      const pem = personal.open(placeOf('ecert_key', 'sealed', key.kid), key.sealed);
      return { kid: key.kid, value: sign(null, bytes, createPrivateKey(pem)).toString('base64') };
    },
    async check(bytes, { kid, value }) {
      const { rows } = await pool.query<{ public_key: string }>(
        'select public_key from ecert_key where kid = $1',
        [kid],
      );
      const [key] = rows;
      if (!key) return false;
      return verify(null, bytes, createPublicKey(key.public_key), Buffer.from(value, 'base64'));
    },
  };
}

const MARK = '\n%TQC-SIGNATURE ed25519 ';
/** Longer than any signature line. */
const LONGEST = 400;

/** A PDF with its signature behind it, as a comment that every viewer passes over. */
export function signedBytes(pdf: Buffer, { kid, value }: Signature): Buffer {
  return Buffer.concat([pdf, Buffer.from(`${MARK}${kid} ${value}\n`, 'latin1')]);
}

/** The signature behind a PDF and the bytes it is of; nothing where there is none. */
export function signatureOf(
  bytes: Buffer,
): { readonly pdf: Buffer; readonly signature: Signature } | undefined {
  const at = bytes.lastIndexOf(MARK, undefined, 'latin1');
  if (at < 0 || bytes.length - at > LONGEST) return undefined;
  const line = bytes.subarray(at + MARK.length).toString('latin1');
  const [, kid, value] = /^(\w{1,20}) ([A-Za-z0-9+/=]{1,200})\n$/.exec(line) ?? [];
  return kid === undefined || value === undefined
    ? undefined
    : { pdf: bytes.subarray(0, at), signature: { kid, value } };
}
