export { isReplaceable } from './documents';
export { initials } from './initials';
export { leaveMessage } from './leaveMessage';
export { recountTotals } from './recount';
export { inForce, isLimited } from './limits';
export { moveApplication } from './moveApplication';
export { isDeleted, recordStep, recordSteps, requireUndeleted } from './record';
export type { StepNote } from './record';
export {
  approvable,
  blocksOf,
  chinaDay,
  daysLeftCondition,
  DECISION_DAYS,
  dressRows,
  dueDay,
} from './rows';
export type { RegistrationRecord } from './rows';
export { limitsOf } from './limits';
