import type { Pages } from '../../kit/pages';

/** Pages of this area. */
export const pages = {
  'shell.auditList': () => import('./AuditListScreen'),
} satisfies Pages;
