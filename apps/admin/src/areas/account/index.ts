import type { Pages } from '../../kit/pages';

/** Pages of this area. */
export const pages = {
  'shell.ownSessions': () => import('./SessionsScreen'),
} satisfies Pages;
