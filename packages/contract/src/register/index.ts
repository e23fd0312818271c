export { BATCH_EDIT, BATCH_END, certBatch, CertBatch } from './certBatch';
export { LocaleSet, localeSet } from './localeSet';
export { OrgBatch, orgBatch, OrgBatchTime, orgBatchTime } from './orgBatch';
export { FilingWindow, Offence, ProvinceBatch, provinceBatch } from './provinceBatch';
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
