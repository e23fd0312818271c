import type { SessionKeys } from './suite';

const DATABASE = 'tqc';
const STORE = 'k';

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
      await run('readwrite', (store) => store.put(keys, key));
      return { key, uk: `${key}#uk` };
    },
    load: (handle) => run('readonly', (store) => store.get(handle)) as Promise<SessionKeys | undefined>,
    async remove(handle) {
      await run('readwrite', (store) => store.delete(handle));
    },
  };
}

function run(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error ?? new Error('indexedDB'));
    opening.onsuccess = () => {
      const database = opening.result;
      const asked = work(database.transaction(STORE, mode).objectStore(STORE));
      asked.onsuccess = () => {
        database.close();
        resolve(asked.result);
      };
      asked.onerror = () => reject(asked.error ?? new Error('indexedDB'));
    };
  });
}
