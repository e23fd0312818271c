export { limit, Limitation, LimitBeyond, LimitationDetail } from './limit';
export { limitDecisionCalls, wfWorkflow, WorkItem } from './wfWorkflow';
