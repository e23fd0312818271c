import type { Pages } from '../../kit/pages';

/** Pages of this area. */
export const pages = {
  'shell.homeWorks': () => import('./HomeWorksScreen'),
  'shell.confirmaIndex': () => import('./ConfirmaIndexScreen'),
  'shell.development': () => import('./DevelopmentScreen'),
} satisfies Pages;
