/** One request to a store of the browser. */
export type StoreWork = (store: IDBObjectStore) => IDBRequest;

/** Opens a small database of the browser for one request at a time; made with its stores on first use. */
export function browserStore<N extends string>(
  database: string,
  stores: readonly N[],
): (name: N, mode: IDBTransactionMode, work: StoreWork) => Promise<unknown> {
  return (name, mode, work) =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open(database, 1);
      opening.onupgradeneeded = () =>
        stores.forEach((store) => opening.result.createObjectStore(store));
      opening.onerror = () => reject(opening.error ?? new Error('indexedDB'));
      opening.onsuccess = () => {
        const opened = opening.result;
        const asked = work(opened.transaction(name, mode).objectStore(name));
        asked.onsuccess = () => {
          opened.close();
          resolve(asked.result);
        };
        asked.onerror = () => {
          opened.close();
          reject(asked.error ?? new Error('indexedDB'));
        };
      };
    });
}
