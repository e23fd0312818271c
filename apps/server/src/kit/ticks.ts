/**
 * Milliseconds of this process for measuring spans: whoever sets the clock of the machine changes
 * nothing in them. A moment of the day is no such thing, and does not compile in its place.
 */
export type Ticks = number & { readonly ofThisProcess: true };

/** The ticks of now. */
export function ticks(): Ticks {
  // Only here a number becomes ticks.
  return performance.now() as Ticks;
}
