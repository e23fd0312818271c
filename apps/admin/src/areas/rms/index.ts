import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'basic.employeeList': () => import('./people/PeopleScreen'),
  'basic.roleList': () => import('./roles/RoleListScreen'),
  'shell.auditList': () => import('./AuditListScreen'),
} satisfies Pages;
