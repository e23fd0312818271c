export { EnrollBatch, enrollCertBatch } from './enrollCertBatch';
export { confirmWork, EnrollArrangement, localeSet } from './localeSet';
export { EnrollProvincePlan, provinceBatch } from './provinceBatch';
export { DownEnrollOrg, orgBatch, PlanNode, setProvinceAndOrgPlan } from './orgBatch';
export { EnrollOrgPlan, EnrollSlot, EnrollSlotInput } from './orgPlan';
export { setSelfOrgPlan } from './setSelfOrgPlan';
export { CitySite, siteOrg } from './siteOrg';
export { enrollment } from './enrollment';
export { enrollmentLimit } from './enrollmentLimit';
export { enrollmentData } from './enrollmentData';
export { enrollmentPapers } from './enrollmentPapers';
export { enrollmentElsewhere, NationEnrollment, OtherPointEnrollment } from './enrollmentElsewhere';
export { EnrollAud, EnrollmentDetail, EnrollmentRow, enrollTabs } from './enrollmentRow';
export { enrollDecisionCalls, enrollmentReview, MOST_LOWER } from './enrollmentReview';
export { enrollAud } from './enrollAud';
export { enrollmentChange } from './certChange';
export { change } from './change';
export { EnrollPlanChange, EnrollPlanDates } from './planChanges';
export {
  declaredRegistrations,
  enrollmentConclusions,
  enrollmentImports,
  registrationConclusions,
} from './enrollmentImports';
