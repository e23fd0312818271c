import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'register.certBatch': () => import('./planning/CertBatchScreen'),
  'register.planApprove': () => import('./planning/PlanApproveScreen'),
  'register.planView': () => import('./planning/PlanViewScreen'),
  'register.provincePlan': () => import('./planning/ProvincePlanScreen'),
  'register.orgPlan': () => import('./planning/OrgPlanScreen'),
  'register.downOrgPlan': () => import('./planning/DownOrgPlanScreen'),
  'register.localeSet': () => import('./planning/LocaleSetScreen'),
  'register.onlineCheck': () => import('./lists/OnlineCheckScreen'),
  'register.dataView': () => import('./lists/DataViewScreen'),
  'register.audit': () => import('./lists/AuditScreen'),
  'register.changeRecord': () => import('./lists/ChangeRecordScreen'),
  'register.desk': () => import('./desk/ReviewDeskScreen'),
  'register.application': () => import('./application/ApplicationScreen'),
} satisfies Pages;
