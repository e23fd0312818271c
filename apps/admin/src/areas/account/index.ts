import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'shell.fileTasks': () => import('./FileTasksScreen'),
  'shell.ownSessions': () => import('./SessionsScreen'),
} satisfies Pages;
