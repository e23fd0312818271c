import { setTimeout as pause } from 'node:timers/promises';

let calls = 0;
let calm: (() => void)[] = [];

/** Does what a call asks; as long as it is under way, work in the background waits. */
export async function underWay<T>(work: () => Promise<T>): Promise<T> {
  calls += 1;
  try {
    return await work();
  } finally {
    calls -= 1;
    if (calls === 0) {
      for (const go of calm) go();
      calm = [];
    }
  }
}

/** Waits until this process answers nobody, `most` milliseconds at the longest. */
export async function nobodyWaits(most: number): Promise<void> {
  if (calls === 0) return;
  const enough = new AbortController();
  const quiet = new Promise<void>((go) => calm.push(go));
  const over = pause(most, undefined, { signal: enough.signal }).catch(() => undefined);
  await Promise.race([quiet, over]);
  enough.abort();
}
