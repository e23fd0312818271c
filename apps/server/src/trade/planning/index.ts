export { arrangementsOf } from './arrangements';
export { batchesOf } from './batches';
export { changesOf } from './changes';
export { downPlansOf } from './downPlans';
export { orgPlansOf } from './orgPlans';
export { withEnds } from './planEnds';
export { provincePlansOf } from './provincePlans';
export { plansOver, requireRunning } from './runningPlan';
export { reportedOrOwn } from './orgPlanRows';
