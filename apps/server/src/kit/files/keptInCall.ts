import type { FileStore } from './store';

/**
 * The store as one call sees it: what it kept can be taken back when the call is refused after all.
 */
export interface KeptInCall extends FileStore {
  /** Takes away whatever was kept since the last time. */
  takeBack(): Promise<void>;
}

/**
 * Remembers what a call keeps: a refusal rolls its rows back, and bytes without a row would lie
 * there until the next sweep.
 */
export function keptInCall(store: FileStore): KeptInCall {
  let kept: string[] = [];
  return {
    ...store,
    async put(bytes) {
      const made = await store.put(bytes);
      kept.push(made.id);
      return made;
    },
    async takeBack() {
      const ids = kept;
      kept = [];
      for (const id of ids) await store.remove(id);
    },
  };
}
