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
export { offencesInside, offencesOfOrder } from './chain';
export type { Link, Offence, PlanRanges } from './chain';
export { approvalFlow, batchFlow, planEndFlow } from './flows';
export { whyNotRunning } from './running';
export type { PlanState, Running, Standing } from './running';
