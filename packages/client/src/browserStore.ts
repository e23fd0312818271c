/** One request to a store of the browser. */
export type StoreWork = (store: IDBObjectStore) => IDBRequest;

/** Runs one request on a named store. */
export type BrowserStore<N extends string> = (
  name: N,
  mode: IDBTransactionMode,
  work: StoreWork,
) => Promise<unknown>;

/**
 * Opens a small database of the browser for one request at a time; made with its stores on first
 * use.
 */
export function browserStore<N extends string>(
  database: string,
  stores: readonly N[],
): BrowserStore<N> {
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

/** Deletes every row that is over; one that another tab deletes meanwhile is no matter. */
export async function sweep<N extends string>(
  run: BrowserStore<N>,
  name: N,
  isOver: (row: unknown) => boolean,
): Promise<void> {
  const keys = (await run(name, 'readonly', (rows) => rows.getAllKeys())) as IDBValidKey[];
  for (const key of keys) {
    const row = await run(name, 'readonly', (rows) => rows.get(key));
    if (row !== undefined && isOver(row)) await run(name, 'readwrite', (rows) => rows.delete(key));
  }
}
