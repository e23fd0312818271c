import type { Pages } from '../../kit/pages';

/** Pages of this area. */
export const pages = {
  'register.certBatch': () => import('./CertBatchScreen'),
  'register.planApprove': () => import('./PlanApproveScreen'),
  'register.planView': () => import('./PlanViewScreen'),
  'register.provincePlan': () => import('./ProvincePlanScreen'),
  'register.orgPlan': () => import('./OrgPlanScreen'),
  'register.downOrgPlan': () => import('./DownOrgPlanScreen'),
  'register.localeSet': () => import('./LocaleSetScreen'),
  'register.onlineCheck': () => import('./OnlineCheckScreen'),
  'register.dataView': () => import('./DataViewScreen'),
  'register.audit': () => import('./AuditScreen'),
  'register.changeRecord': () => import('./ChangeRecordScreen'),
  'register.desk': () => import('./desk/ReviewDeskScreen'),
  'register.application': () => import('./ApplicationScreen'),
} satisfies Pages;
