import { createTransport, indexedKeyStore, type SessionKeys, type Transport } from '@tqc/client';
import { wall } from '@tqc/contract/monitor';
import { labels } from '@tqc/contract/wire';
import { keep } from '../feed/keep';
import type { Scope } from '../feed/wallTypes';
import { createTaggedFetch, type TaggedFetch } from './taggedFetch';

/** This display: who it is and how it calls. */
export interface Display {
  readonly id: string;
  readonly name: string;
  readonly scene: string;
  readonly scope: Scope;
  readonly transport: Transport;
  readonly tagged: TaggedFetch;
}

interface Kept {
  readonly id: string;
  readonly name: string;
  readonly scene: string;
  readonly scope: Scope;
  readonly handle: string;
  readonly token: string;
  /** Server's clock minus this computer's. */
  readonly offset: number;
}

const KEY = 'display';
const keys = indexedKeyStore();
/** The ticket of the address until it has been redeemed. */
let ticket: string | undefined;

/**
 * Redeems the ticket of the address, or takes up the session of before; undefined when there is
 * neither.
 */
export async function openDisplay(build: string): Promise<Display | undefined> {
  ticket = /^#t=([\w-]{43})$/.exec(location.hash)?.[1] ?? ticket;
  if (!ticket) return resume();
  // The secret must not stand in the address bar of a screen everybody sees; a line that was down
  // does not use it up.
  history.replaceState(null, '', location.pathname + location.search);
  const display = await redeem(ticket, build);
  ticket = undefined;
  return display;
}

/** Forgets the session: a reload asks for a new ticket. */
export async function closeDisplay(): Promise<void> {
  const kept = await keep.get<Kept>(KEY);
  if (kept) await keys.remove(kept.handle).catch(() => undefined);
  await keep.remove(KEY);
}

async function redeem(ticket: string, build: string): Promise<Display> {
  const { transport, tagged, follow } = connect();
  const secret = bytesOf(ticket);
  const salt = crypto.getRandomValues(new Uint8Array(32));
  let token = '';
  const made = await transport.send(
    wall.exchange,
    { ticket: await hexHash(secret), salt: textOf(salt), build },
    { onToken: (fresh) => (token = fresh) },
  );
  transport.setClock(made.stamp);
  const session = await deriveKeys(secret, salt);
  await closeDisplay();
  const handle = (await keys.save(session)).key;
  transport.session = { token, keys: session };
  const kept: Kept = {
    id: made.displayId,
    name: made.name,
    scene: made.scene,
    scope: made.scope,
    handle,
    token,
    offset: transport.now() - Date.now(),
  };
  await keep.put(KEY, kept);
  follow(kept);
  return { id: kept.id, name: kept.name, scene: kept.scene, scope: kept.scope, transport, tagged };
}

async function resume(): Promise<Display | undefined> {
  const kept = await keep.get<Kept>(KEY);
  const session = kept && (await keys.load(kept.handle).catch(() => undefined));
  if (!kept || !session) return undefined;
  const { transport, tagged, follow } = connect();
  transport.session = { token: kept.token, keys: session };
  transport.setClock(Date.now() + kept.offset);
  follow(kept);
  return { id: kept.id, name: kept.name, scene: kept.scene, scope: kept.scope, transport, tagged };
}

/**
 * A transport; what `follow` is given is kept again with every new token: after a power cut the old
 * one may be worth nothing.
 */
function connect(): {
  readonly transport: Transport;
  readonly tagged: TaggedFetch;
  readonly follow: (kept: Kept) => void;
} {
  const tagged = createTaggedFetch((input, init) => fetch(input, init));
  let followed: Kept | undefined;
  const transport = createTransport({
    baseUrl: '',
    app: 'tqc-dp',
    http: tagged.http,
    onToken(token) {
      if (followed)
        void keep.put(KEY, { ...followed, token, offset: transport.now() - Date.now() });
    },
  });
  return { transport, tagged, follow: (kept) => void (followed = kept) };
}

/**
 * The secret of the ticket and our salt make the keys of the session, here and on the server;
 * neither travels.
 */
async function deriveKeys(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
): Promise<SessionKeys> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const hkdf = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt,
    info: new TextEncoder().encode(info),
  });
  const kSig = await crypto.subtle.deriveKey(
    hkdf(labels.sign),
    key,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  );
  const uk = await crypto.subtle.deriveKey(
    hkdf(labels.userKey),
    key,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  return { kSig, uk };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

async function hexHash(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
