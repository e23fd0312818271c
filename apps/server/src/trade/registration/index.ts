export { addDocument, isReplaceable, SCANS } from './documents';
export { initials } from './initials';
export { leaveMessage } from './leaveMessage';
export { recountTotals } from './recount';
export { holdPersons, inForce, limitsOf, markLimited, personsToday } from './limits';
export { moveApplication, moveBelongings } from './moveApplication';
export { ofApplication, ofApplications } from './ofApplication';
export { movedOn, requireRead } from './movedOn';
export {
  ACCESS_ANSWERED,
  ACCESS_QUERY,
  DATA_CHANGE,
  isDeleted,
  recordStep,
  recordSteps,
  REGISTRATION,
  requireUndeleted,
  requireUnsettled,
  STANDS_STILL,
} from './record';
export type { StepNote } from './record';
export { openChanges } from './openChanges';
export { orgNames } from './orgNames';
export { approvable, daysLeftCondition, dressRow } from './rows';
export type { RegistrationRecord } from './rows';
