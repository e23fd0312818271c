import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'enroll.certBatch': () => import('./planning/EnrollBatchScreen'),
} satisfies Pages;
