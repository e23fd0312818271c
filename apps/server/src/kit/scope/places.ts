import type { Pool } from 'pg';

/** Takes a place of a pool for as long as a piece of work lasts. */
export type Places = <T>(person: string | undefined, work: () => Promise<T>) => Promise<T>;

/**
 * The connections of one pool, shared among persons: whoever holds none takes any; whoever holds
 * one takes another only while as many as `kept` stay for those who hold none. How long a call will
 * hold its connection shows only afterwards, so this holds for short ones as well, which lose
 * nothing by it: they are over before the next person comes. Work of nobody (`undefined`) takes
 * any.
 *
 * Nobody waits here for others: an own call that ends lets the next of the same person go on.
 */
export function createPlaces(most: number, kept = Math.ceil(most / 3)): Places {
  const held = new Map<string, number>();
  let taken = 0;
  let waiting: { readonly person: string; readonly go: () => void }[] = [];
  const isFree = (person: string) => !held.has(person) || taken < most - kept;
  const take = (person: string | undefined) => {
    taken += 1;
    if (person !== undefined) held.set(person, (held.get(person) ?? 0) + 1);
  };
  const give = (person: string | undefined) => {
    taken -= 1;
    const left = person === undefined ? undefined : (held.get(person) ?? 1) - 1;
    if (person !== undefined && left !== undefined) {
      if (left === 0) held.delete(person);
      else held.set(person, left);
    }
    if (waiting.length === 0) return;
    // In their order; who takes a place changes what is free for those behind.
    waiting = waiting.filter((one) => {
      if (!isFree(one.person)) return true;
      take(one.person);
      one.go();
      return false;
    });
  };
  return async (person, work) => {
    if (person === undefined || isFree(person)) take(person);
    else await new Promise<void>((go) => waiting.push({ person, go }));
    try {
      return await work();
    } finally {
      give(person);
    }
  };
}

const ofPools = new WeakMap<Pool, Places>();

/** The places of a pool, which all that goes over it share. */
export function placesOf(pool: Pool): Places {
  const known = ofPools.get(pool);
  if (known) return known;
  const made = createPlaces(pool.options.max);
  ofPools.set(pool, made);
  return made;
}
