import type { ServedCall } from '../kit/serve';

/** The handlers of every area. */
export const allAreas: readonly ServedCall[] = [];
