export { lawsOf, limitBasis, termOf } from './basis';
export { limitDecisions, limitSteps } from './decisions';
export type { LimitDecision } from './decisions';
export { limitFlow, limitPushFlow } from './flows';
