export { calendarConcern, calendarOf, calendars } from './calendarOf';
export type { Holiday, YearCalendar } from './yearCalendar';
