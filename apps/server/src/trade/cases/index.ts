export type { CaseKind } from './caseKind';
export { eachCase } from './eachCase';
export type { Accepted, Batch } from './eachCase';
export { decisionsOn, requireDecisionOn } from './mayDecide';
