import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'shell.ownSessions': () => import('./SessionsScreen'),
} satisfies Pages;
