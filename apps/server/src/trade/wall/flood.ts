import { ticks } from '../../kit/ticks';

const SPAN = 1000;

/** Tells a flood of changes from the everyday: counts them over the last second. */
export interface Flood {
  add(count: number): void;
  /** True while the last second brought more than the limit, and for a second after. */
  above(): boolean;
}

export function createFlood(limit: number, now: () => number = ticks): Flood {
  let seen: { readonly at: number; readonly count: number }[] = [];
  let until = 0;
  return {
    add(count) {
      const at = now();
      seen = [...seen.filter((one) => at - one.at < SPAN), { at, count }];
      if (seen.reduce((sum, one) => sum + one.count, 0) > limit) until = at + SPAN;
    },
    above: () => now() < until,
  };
}
