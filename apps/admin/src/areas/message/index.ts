import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'shell.smsLog': () => import('./SmsLogScreen'),
  'basic.message': () => import('./MessageScreen'),
} satisfies Pages;
