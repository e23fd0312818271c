export { arrangementsOf } from './arrangements';
export { batchesOf } from './batches';
export { changesOf } from './changes';
export { orgPlansOf } from './orgPlans';
export { provincePlansOf } from './provincePlans';
export { requireRunning } from './runningPlan';
