import type { Call } from '../kit';

/** Every call that is built, in the order of the catalogue's areas. */
export const allCalls: readonly Call[] = [];
