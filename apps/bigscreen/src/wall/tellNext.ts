import type { FeedState } from '../feed/wallFeed';

/** What the header tells, and since which tick of the clock. */
export interface Told {
  readonly state: FeedState;
  readonly tick: number;
}

/**
 * What the header tells next. Fresh figures wait for the clock: they change the age of the data and
 * a panel, and in one frame the two would make everything between them be drawn anew, on a wide
 * canvas most of it. A new line or place is told at once.
 */
export function tellNext(told: Told, state: FeedState, tick: number): Told {
  if (told.tick !== tick) return { state, tick };
  return told.state.link === state.link && told.state.scope === state.scope
    ? told
    : { state, tick };
}
