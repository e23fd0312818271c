export { arrangementsOf } from './arrangements';
export { batchesOf } from './batches';
export { changesOf } from './changes';
export { orgPlansOf } from './orgPlans';
export { provincePlansOf } from './provincePlans';
export { plansOver, requireRunning } from './runningPlan';
export { reportedOrOwn } from './orgPlanRows';
