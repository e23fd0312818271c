export { enrollCertBatchRoutes } from './enrollCertBatch';
export { confirmWorkRoutes, localeSetRoutes } from './localeSet';
export { provinceBatchRoutes } from './provinceBatch';
export { orgBatchRoutes, setProvinceAndOrgPlanRoutes } from './orgBatch';
export { setSelfOrgPlanRoutes } from './setSelfOrgPlan';
export { siteOrgRoutes } from './siteOrg';
export { enrollmentRoutes } from './enrollment';
export { enrollmentReviewRoutes } from './enrollmentReview';
export { enrollAudRoutes } from './enrollAud';
