import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const CBOR = { bytes: 2, text: 3, map: 5 } as const;
const head = (kind: number, size: number) =>
  size < 24
    ? Buffer.from([(kind << 5) | size])
    : size < 256
      ? Buffer.from([(kind << 5) | 24, size])
      : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
const text = (value: string) =>
  Buffer.concat([head(CBOR.text, Buffer.byteLength(value)), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(CBOR.bytes, value.length), value]);
const int = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const map = (...pairs: Buffer[]) => Buffer.concat([head(CBOR.map, pairs.length / 2), ...pairs]);

/** User was there and was verified; with data of a new key. */
const FLAGS = { shown: 0x05, made: 0x45 };
const AUTHENTICATOR = Buffer.alloc(16);

/** An authenticator of software, for tests alone: one key of one host. */
export function softKey(host: string, origin = `https://${host}`) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  const cose = map(
    int(1),
    int(2),
    int(3),
    int(-7),
    int(-1),
    int(1),
    int(-2),
    bytes(Buffer.from(x, 'base64url')),
    int(-3),
    bytes(Buffer.from(y, 'base64url')),
  );
  const data = (flags: number, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const about = createHash('sha256').update(host).digest();
    return Buffer.concat([about, Buffer.from([flags]), count, rest]);
  };
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const size = Buffer.alloc(2);
  size.writeUInt16BE(id.length);
  return {
    id: id.toString('base64url'),
    make(challenge: string) {
      const made = data(FLAGS.made, Buffer.concat([AUTHENTICATOR, size, id, cose]));
      const attestation = map(
        text('fmt'),
        text('none'),
        text('attStmt'),
        map(),
        text('authData'),
        bytes(made),
      );
      return {
        id: id.toString('base64url'),
        // The challenge of the call is what the browser is given as bytes.
        clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    show(challenge: string) {
      const said = client('webauthn.get', challenge);
      const shown = data(FLAGS.shown);
      const signed = Buffer.concat([shown, createHash('sha256').update(said).digest()]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: said.toString('base64url'),
        authenticatorData: shown.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
}
