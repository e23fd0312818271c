export { LimitCert } from './beside';
export { comparedPerson, limit, MOST_COMPARED } from './limit';
export { Limitation, LimitationDetail, LimitBeyond } from './limitation';
export { LimitPush } from './push';
export { limitDecisionCalls, wfWorkflow, WorkItem } from './wfWorkflow';
export { objects } from './objects';
