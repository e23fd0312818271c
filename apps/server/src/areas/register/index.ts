export { certBatchRoutes } from './certBatch';
export { localeSetRoutes } from './localeSet';
export { orgBatchRoutes, orgBatchTimeRoutes } from './orgBatch';
export { provinceBatchRoutes } from './provinceBatch';
export { provinceBatchPostponeRoutes } from './provinceBatchPostpone';
export { regAudRoutes } from './regAud';
export { registrationRoutes } from './registration';
export { registrationReviewRoutes } from './registrationReview';
