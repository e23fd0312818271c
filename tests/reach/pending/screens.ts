import type { Pending } from '../kit/pending';

/** Built screens that somebody who has them cannot reach: the screen and the organisation type. */
export const pendingScreens: readonly Pending[] = [
  {
    area: 'shell',
    reason:
      'says that a page is to come; entries whose page is not built are not shown, so nothing leads to it',
    ids: [1, 2, 3, 4, 5, 6].map((orgType) => `shell.development ${orgType}`),
  },
];

/** Addresses in code that the catalogue does not have. */
export const pendingAddresses: readonly Pending[] = [];

/** Routes named in code that have no page yet: the screen is one of the catalogue. */
export const pendingRoutes: readonly Pending[] = [];
