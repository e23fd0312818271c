import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'shell.auditList': () => import('./AuditListScreen'),
} satisfies Pages;
