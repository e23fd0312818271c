import { ApiFailure } from '../failure';

/** What one party has under way in a room. */
export interface Place {
  /** Takes more; 429 when that is too much, and what was taken before stays taken. */
  more(amount: number): void;
  /** Gives everything back; a second time does nothing. */
  leave(): void;
}

/**
 * Counts what several parties have under way at once, each within its limit; more is refused with
 * 429.
 */
export function createRoom<K extends string>(
  limits: Readonly<Record<K, number>>,
  over: string,
): {
  enter(who: Readonly<Record<K, string>>, amount: number): Place;
} {
  const used = new Map<string, number>();
  const kinds = Object.keys(limits) as K[];
  return {
    enter(who, amount) {
      const keys = kinds.map((kind) => [`${kind} ${who[kind]}`, limits[kind]] as const);
      // One number however often a place grows: what comes byte by byte costs no more to leave.
      let held = 0;
      const more = (added: number) => {
        for (const [key, limit] of keys)
          if ((used.get(key) ?? 0) + added > limit) throw new ApiFailure(429, over);
        for (const [key] of keys) used.set(key, (used.get(key) ?? 0) + added);
        held += added;
      };
      more(amount);
      return {
        more,
        leave() {
          for (const [key] of keys) {
            const left = (used.get(key) ?? 0) - held;
            if (left > 0) used.set(key, left);
            else used.delete(key);
          }
          held = 0;
        },
      };
    },
  };
}
