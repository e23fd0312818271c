import { browserStore, sweep } from '@tqc/client';
import type { DraftStore, FormValues } from '@tqc/ui/FormDialog';
import { useSession, whenSessionEnds } from '../session/session';

const run = browserStore('tqc-drafts', ['drafts', 'key']);
const LIFE = 86_400_000;

interface Sealed {
  readonly at: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

/**
 * Typed text that a page lost: sealed with a key of this browser that no script can read out, by
 * person, for a day.
 */
export const draftStore: DraftStore = {
  async read(key) {
    const name = nameOf(key);
    if (!name) return undefined;
    await turn;
    const found = (await run('drafts', 'readonly', (store) => store.get(name))) as
      | Sealed
      | undefined;
    if (!found) return undefined;
    if (isOld(found)) {
      await run('drafts', 'readwrite', (store) => store.delete(name));
      return undefined;
    }
    const plain = await crypto.subtle
      .decrypt(
        { name: 'AES-GCM', iv: found.iv, additionalData: text(name) },
        await browserKey(),
        found.bytes,
      )
      .catch(() => undefined);
    return plain && (JSON.parse(new TextDecoder().decode(plain)) as FormValues);
  },
  keep(key, values) {
    const name = nameOf(key);
    if (name) inTurn(() => write(name, values));
  },
  drop(key) {
    const name = nameOf(key);
    if (name) inTurn(() => run('drafts', 'readwrite', (store) => store.delete(name)));
  },
};

let turn: Promise<unknown> = Promise.resolve();

/** Sealing takes a moment: what is given up right after must not be overtaken by it. */
function inTurn(work: () => Promise<unknown>): void {
  turn = turn.then(work).catch(() => undefined);
}

/** Deletes drafts older than a day, also those nobody asks for again. */
export function sweepDrafts(): Promise<void> {
  return sweep(run, 'drafts', isOld);
}

/** True for a draft of more than a day ago. */
export function isOld(row: unknown, now = Date.now()): boolean {
  const { at } = row as Pick<Sealed, 'at'>;
  return now - at > LIFE;
}

// A session that ends takes the user with it before the forms are gone: their drafts still belong
// to that person.
let owner = '';
whenSessionEnds((left) => {
  if (left) owner = left.userId;
});

function nameOf(key: string): string | undefined {
  const user = useSession.getState().user?.userId ?? owner;
  return user ? `${user}/${key}` : undefined;
}

async function write(name: string, values: FormValues): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: text(name) },
    await browserKey(),
    text(JSON.stringify(values)),
  );
  await run('drafts', 'readwrite', (store) =>
    store.put({ at: Date.now(), iv, bytes } satisfies Sealed, name),
  );
}

let key: Promise<CryptoKey> | undefined;

function browserKey(): Promise<CryptoKey> {
  return (key ??= (async () => {
    const known = (await run('key', 'readonly', (store) => store.get('key'))) as
      | CryptoKey
      | undefined;
    if (known) return known;
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await run('key', 'readwrite', (store) => store.put(made, 'key'));
    return made;
  })());
}

function text(value: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(value);
}
