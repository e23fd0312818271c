export { baseTechnicalJobRoutes } from './baseTechnicalJob';
export { eduDocRoutes } from './eduDoc';
export { workCalendarRoutes } from './workCalendar';
