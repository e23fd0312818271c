export type { CaseKind, StepNote } from './caseKind';
export { lifeOf, recordCaseSteps } from './caseLog';
export { eachCase } from './eachCase';
export type { Accepted, Batch } from './eachCase';
export { decisionsOn, requireDecisionOn } from './mayDecide';
