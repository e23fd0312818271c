import { browserStore, sweep } from './browserStore';
import type { SessionKeys } from './suite';

const store = browserStore('tqc', ['k']);

/** Keeps the keys of a session where no script can read their bytes. */
export interface KeyStore {
  /** Returns the handles under which the keys stand: `idb:<uuid>` and `idb:<uuid>#uk`. */
  save(keys: SessionKeys): Promise<{ readonly key: string; readonly uk: string }>;
  load(handle: string): Promise<SessionKeys | undefined>;
  remove(handle: string): Promise<void>;
  /** Removes keys that have outlived their session: a tab that is closed takes nothing with it. */
  sweep(): Promise<void>;
}

/**
 * The browser's own store of key objects; with a `life` in milliseconds they are of no use after
 * it.
 */
export function indexedKeyStore(life?: number): KeyStore {
  return {
    async save(keys) {
      const key = `idb:${crypto.randomUUID()}`;
      // The wall shares this store and its displays live on: only what was given an end is swept.
      const row = life === undefined ? keys : { ...keys, until: Date.now() + life };
      await store('k', 'readwrite', (rows) => rows.put(row, key));
      return { key, uk: `${key}#uk` };
    },
    load: (handle) =>
      store('k', 'readonly', (rows) => rows.get(handle)) as Promise<SessionKeys | undefined>,
    async remove(handle) {
      await store('k', 'readwrite', (rows) => rows.delete(handle));
    },
    sweep: () => sweep(store, 'k', isOver),
  };
}

/** True for keys whose time is up. */
export function isOver(row: unknown, now = Date.now()): boolean {
  const { until } = row as { readonly until?: number };
  return until !== undefined && until <= now;
}
