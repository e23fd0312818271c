export { casesOf, handedIn, OWN_REQUEST } from './casesOf';
export type { CaseKind, StepNote } from './caseKind';
export { lifeOf, recordCaseSteps } from './caseLog';
export { eachCase } from './eachCase';
export type { Accepted, Batch } from './eachCase';
export { filesBeside } from './filesBeside';
export { ofOwnOrg } from './ofOwnOrg';
export { decisionsOn, requireDecisionOn, standingOn } from './mayDecide';
