import './setup';

export { setCalendarClock } from '../fields/calendarClock';
export { zhCN } from './setup';
