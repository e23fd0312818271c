export { offencesInside, offencesOfOrder } from './chain';
export type { Link, Offence, PlanRanges } from './chain';
export { approvalFlow, batchFlow, planEndFlow } from './flows';
