import type { Pages } from '../../kit/pages';

/** Pages of this area. */
export const pages = {
  'shell.smsLog': () => import('./SmsLogScreen'),
} satisfies Pages;
