export { ecertCertRoutes } from './certs/ecertCert';
export { ecertChangeRoutes } from './ecertChange';
export { ecertOrgStampRoutes } from './stamps/ecertOrgStamp';
export { ecertTaskRoutes } from './tasks/ecertTask';
export { issueDateRoutes } from './issueDate';
