import { browserStore } from './browserStore';
import type { SessionKeys } from './suite';

const store = browserStore('tqc', ['k']);

/** Keeps the keys of a session where no script can read their bytes. */
export interface KeyStore {
  /** Returns the handles under which the keys stand: `idb:<uuid>` and `idb:<uuid>#uk`. */
  save(keys: SessionKeys): Promise<{ readonly key: string; readonly uk: string }>;
  load(handle: string): Promise<SessionKeys | undefined>;
  remove(handle: string): Promise<void>;
}

/** The browser's own store of key objects. */
export function indexedKeyStore(): KeyStore {
  return {
    async save(keys) {
      const key = `idb:${crypto.randomUUID()}`;
      await store('k', 'readwrite', (rows) => rows.put(keys, key));
      return { key, uk: `${key}#uk` };
    },
    load: (handle) =>
      store('k', 'readonly', (rows) => rows.get(handle)) as Promise<SessionKeys | undefined>,
    async remove(handle) {
      await store('k', 'readwrite', (rows) => rows.delete(handle));
    },
  };
}
