const DATABASE = 'tqc-wall';
const STORE = 'kept';

/**
 * Keeps a few values of this display across reloads and power cuts; a browser without storage keeps
 * nothing.
 */
export interface Keep {
  get<T>(key: string): Promise<T | undefined>;
  put(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The browser's own database. */
export const keep: Keep = {
  get: <T>(key: string) =>
    run('readonly', (store) => store.get(key)).catch(() => undefined) as Promise<T | undefined>,
  put: (key, value) =>
    run('readwrite', (store) => store.put(value, key)).then(
      () => undefined,
      () => undefined,
    ),
  remove: (key) =>
    run('readwrite', (store) => store.delete(key)).then(
      () => undefined,
      () => undefined,
    ),
};

function run(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error ?? new Error('indexedDB'));
    opening.onsuccess = () => {
      const database = opening.result;
      const change = database.transaction(STORE, mode);
      const asked = work(change.objectStore(STORE));
      change.oncomplete = () => {
        database.close();
        resolve(asked.result);
      };
      change.onabort = () => {
        database.close();
        reject(change.error ?? new Error('indexedDB'));
      };
    };
  });
}
