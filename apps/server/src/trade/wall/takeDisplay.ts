import { createHash, webcrypto } from 'node:crypto';
import { createTransport, type Transport } from '@tqc/client';
import { wall } from '@tqc/contract/monitor';
import { labels } from '@tqc/contract/wire';

/** Turns a ticket into a display, as the app of the wall does. */
export async function takeDisplay(
  url: string,
  ticket: string,
): Promise<{ display: Transport; displayId: string; scope: { name: string; orgId: string } }> {
  const secret = Buffer.from(ticket, 'base64url');
  const salt = Buffer.from(webcrypto.getRandomValues(new Uint8Array(32)));
  const display = createTransport({ baseUrl: url, app: 'tqc-dp' });
  let token = '';
  const made = await display.send(
    wall.exchange,
    {
      ticket: createHash('sha256').update(secret).digest('hex'),
      salt: salt.toString('base64url'),
      build: 'test',
    },
    { onToken: (fresh) => (token = fresh) },
  );
  const key = await webcrypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const hkdf = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: Buffer.from(info) });
  const kSig = await webcrypto.subtle.deriveKey(
    hkdf(labels.sign),
    key,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  );
  const uk = await webcrypto.subtle.deriveKey(
    hkdf(labels.userKey),
    key,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  // Node's own name for the key type differs from the browser's.
  display.session = { token, keys: { kSig, uk } as never };
  return { display, displayId: made.displayId, scope: made.scope };
}
