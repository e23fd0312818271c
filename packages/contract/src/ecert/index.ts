export { ecertCert, EcertCert, EcertCertDetail } from './ecertCert';
export { ecertChange, EcertChange, ecertContent } from './ecertChange';
export { ecertOrgStamp, EcertStamp } from './ecertOrgStamp';
export { ecertTask, EcertTask, EcertTaskItem } from './ecertTask';
export { baseOrgBatchAssign } from './issueDate';
export { objects } from './objects';
