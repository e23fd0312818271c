import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

interface Held {
  readonly pool: Pool;
  open: boolean;
}

const held = new AsyncLocalStorage<Held>();

/**
 * Runs work that holds a connection of a pool; whatever it calls is known to hold it, until the
 * work ends.
 */
export async function holding<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const mine: Held = { pool, open: true };
  try {
    return await held.run(mine, work);
  } finally {
    // Timers and streams that were begun inside live on, and hold nothing any more.
    mine.open = false;
  }
}

/**
 * Whoever asks somebody outside holds no connection meanwhile: they may keep us waiting, and the
 * connections are everybody's.
 */
export function requireNoConnection(): void {
  if (held.getStore()?.open) throw new Error('asked outside while a connection is held');
}

/** True inside work that holds a connection of this pool. */
export function heldBy(pool: Pool): boolean {
  const mine = held.getStore();
  return mine !== undefined && mine.open && mine.pool === pool;
}
