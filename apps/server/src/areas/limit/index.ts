export { limitRoutes } from './limit';
export { wfWorkflowRoutes } from './wfWorkflow';
