export { afterAction, namesOf, offers, opinionOf } from './action';
export type { Action, PlanCheck } from './action';
export {
  orgPlanActions,
  orgPlanWork,
  planChangeActions,
  planChangeWork,
  provincePlanActions,
  provincePlanWork,
} from './actions';
export { whyNotFor } from './audience';
export type { AppliedAs } from './audience';
export { offencesInside, offencesOfOrder, offencesOfSlot } from './chain';
export type { Link, Offence, PlanRanges, RangeWords } from './chain';
export {
  approvalFlow,
  batchFlow,
  enrollBatchFlow,
  notItsBatch,
  planChangeFlow,
  planEndFlow,
} from './flows';
export { hoursSentence, isHours, offenceOfHours } from './hours';
export type { WorkingHours } from './hours';
export {
  daysFromTo,
  levelsSentence,
  offencesOfOrgStages,
  offencesOfStages,
  requireBatchDays,
  stagesOfLevel,
  stagesText,
} from './stages';
export type { BatchDays, OrgStageDays, ReviewLevels, StageDays, StagesAbove } from './stages';
export { mayRecognise, typesBeyond, typesOutside } from './types';
export type { OpenedTypes, Recogniser } from './types';
export { whyNotRunning } from './running';
export type { PlanState, Running, Standing } from './running';
