export { limitBasis } from './basis';
export { limitDecisions, limitSteps } from './decisions';
export type { LimitDecision } from './decisions';
export { limitFlow } from './flows';
