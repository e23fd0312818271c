export { calendarConcern } from './calendarConcern';
export { redateCases } from './redateCases';
export { daysLeftUntil, dueDays, lastOverdueDay } from './workDays';
export type { DueDays } from './workDays';
