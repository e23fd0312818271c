export { CalendarChart } from './CalendarChart';
export { calendarOption } from './calendarOption';
export type { CalendarData, DayRow } from './calendarRows';
