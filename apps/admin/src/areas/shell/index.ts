import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'shell.homeWorks': () => import('./HomeWorksScreen'),
  'shell.confirmaIndex': () => import('./ConfirmaIndexScreen'),
  'shell.myWorksWfWorkflowAudit': () => import('./ApprovalsScreen'),
  'shell.development': () => import('./DevelopmentScreen'),
} satisfies Pages;
