export { arrangeMany } from './arrangeMany';
export { arrangementsOf } from './arrangements';
export {
  arrangedPoints,
  pointDays,
  pointsOfSlot,
  pointsToArrange,
  slotDays,
  slotsToArrange,
  slotWork,
} from './arrangedPoints';
export { batchesOf } from './batches';
export type { ChangeDates } from './changedPlan';
export { changesOf } from './changes';
export { OWN_STAGES } from './orgStages';
export { currentPlans, planOwner } from './currentPlans';
export { downPlansOf } from './downPlans';
export { filingWindows } from './filingWindows';
export { orgsToOpen } from './openedOrgs';
export { orgPlansOf } from './orgPlans';
export { levelOrgs, planTree } from './planTree';
export { withEnds } from './planEnds';
export { levelProgress, plansAbove } from './planProgress';
export { provincePlansOf } from './provincePlans';
export type { ProvincePlanInput } from './provincePlanRows';
export { provinceExtensions } from './provincePlanDates';
export type { ProvincePlanAction } from './provincePlanSteps';
export { plansOver, requireRunning } from './runningPlan';
export { reportedOrOwn, type OrgPlan } from './orgPlanRows';
export { typesInForce } from './typesInForce';
export { REGISTERED } from './track';
