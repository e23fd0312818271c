import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'ecert.orgStamp': () => import('./OrgStampScreen'),
  'ecert.cert': () => import('./EcertScreen'),
  'ecert.task': () => import('./EcertTaskScreen'),
  'ecert.change': () => import('./EcertChangeScreen'),
} satisfies Pages;
