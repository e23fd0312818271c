import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'enroll.audit': () => import('./records/EnrollAuditScreen'),
  'enroll.changeRecord': () => import('./planning/EnrollChangeRecordScreen'),
  'enroll.desk': () => import('./desk/EnrollDeskScreen'),
  'enroll.dataView': () => import('./records/EnrollDataViewScreen'),
  'enroll.certBatch': () => import('./planning/EnrollBatchScreen'),
  'enroll.nationData': () => import('./records/NationEnrollScreen'),
  'enroll.otherPointData': () => import('./records/OtherPointEnrollScreen'),
  'enroll.downOrgPlan': () => import('./planning/EnrollDownOrgPlanScreen'),
  'enroll.endPlan': () => import('./planning/EnrollEndPlanScreen'),
  'enroll.endPlanApply': () => import('./planning/EnrollEndPlanApplyScreen'),
  'enroll.localeSet': () => import('./planning/EnrollLocaleSetScreen'),
  'enroll.onlineCheck': () => import('./records/OnlineCheckScreen'),
  'enroll.orgPlan': () => import('./planning/EnrollOrgPlanScreen'),
  'enroll.planApprove': () => import('./planning/EnrollPlanApproveScreen'),
  'enroll.planView': () => import('./planning/EnrollPlanViewScreen'),
  'enroll.provincePlan': () => import('./planning/EnrollProvincePlanScreen'),
} satisfies Pages;
