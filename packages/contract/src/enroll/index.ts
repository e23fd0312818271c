export { EnrollBatch, enrollCertBatch } from './enrollCertBatch';
export { confirmWork, EnrollArrangement, localeSet } from './localeSet';
export { EnrollProvincePlan, provinceBatch } from './provinceBatch';
export { DownEnrollOrg, orgBatch, PlanNode, setProvinceAndOrgPlan } from './orgBatch';
export { EnrollOrgPlan, EnrollSlot, EnrollSlotInput } from './orgPlan';
export { setSelfOrgPlan } from './setSelfOrgPlan';
export { CitySite, siteOrg } from './siteOrg';
