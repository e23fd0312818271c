import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'basic.employeeList': () => import('./people/PeopleScreen'),
  'basic.regPointUserQuery': () => import('./points/RegPointUserQueryScreen'),
  'basic.regPointUserManage': () => import('./points/RegPointUserManageScreen'),
  'basic.enrollPointUserQuery': () => import('./points/EnrollPointUserQueryScreen'),
  'basic.enrollPointUserManage': () => import('./points/EnrollPointUserManageScreen'),
  'exemption.universityUser': () => import('./universities/UniversityUserScreen'),
  'basic.maintenance': () => import('./MaintenanceScreen'),
  'basic.roleList': () => import('./roles/RoleListScreen'),
  'shell.auditList': () => import('./AuditListScreen'),
} satisfies Pages;
