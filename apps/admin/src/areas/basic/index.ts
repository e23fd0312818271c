import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'basic.dict': () => import('./TechnicalJobScreen'),
} satisfies Pages;
