export { limit, Limitation, LimitationDetail } from './limit';
export { limitDecisionCalls, wfWorkflow, WorkItem } from './wfWorkflow';
