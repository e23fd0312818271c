export { recordStep } from './record';
export { ACCESS_WAITING, approvable, blocksOf, chinaDay, daysLeftCondition, DECISION_DAYS, dressRows } from './rows';
export type { RegistrationRecord } from './rows';
