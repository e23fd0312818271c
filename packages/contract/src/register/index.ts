export { accessQuery, QueryBatch } from './accessQuery';
export { BaseOrgDoc, baseOrgDoc } from './baseOrgDoc';
export { BATCH_EDIT, BATCH_END, certBatch, CertBatch } from './certBatch';
export { collegeConclusions } from './collegeConclusions';
export { LocaleSet, localeSet } from './localeSet';
export { nation, NationRegistration } from './nation';
export { Operation, operations } from './operations';
export { OrgBatch, orgBatch, OrgBatchTime, orgBatchTime } from './orgBatch';
export { ProvinceBatch, provinceBatch } from './provinceBatch';
export { otherPoint, OtherPointRegistration } from './otherPoint';
export { exchange, govdata, PlatformFigures, PlatformPush, PlatformRun } from './platform';
export { PlanDates, ProvinceBatchPostpone, provinceBatchPostpone } from './provinceBatchPostpone';
export { RegAud, regAud } from './regAud';
export {
  changeableFields,
  FieldChange,
  RegistrationChange,
  registrationChange,
} from './registrationChange';
export type { ChangeableField } from './registrationChange';
export { registrationDocument } from './registrationDocument';
export { registration } from './registration';
export { registrationSorts } from './registrationFilters';
export { BatchOutcome, decisionCalls, registrationReview, Versioned } from './registrationReview';
export {
  RegistrationDetail,
  RegistrationFile,
  RegistrationRow,
  RegistrationStep,
} from './registrationRow';
export { objects } from './objects';
