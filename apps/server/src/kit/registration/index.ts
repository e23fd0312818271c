export { isReplaceable } from './documents';
export { initials } from './initials';
export { leaveMessage } from './leaveMessage';
export { inForce, isLimited } from './limits';
export { isDeleted, recordStep, requireUndeleted } from './record';
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
