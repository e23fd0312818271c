/** Leads to the page of the wall for its name and first scene: nothing opens by itself. */
export const CHOOSE_FIRST = { choosesFirst: true } as const;

/** Whether the address was come to so. */
export const choosesFirst = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'choosesFirst' in state;
