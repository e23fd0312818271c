export { baseRareWordsRoutes } from './baseRareWords';
export { baseSubjectRoutes } from './baseSubject';
export { baseCollegeRoutes, baseCollegeTagRoutes } from './baseCollege';
export { baseMajorRoutes } from './baseMajor';
export { baseTechnicalJobRoutes } from './baseTechnicalJob';
export { eduDocRoutes } from './eduDoc';
export { workCalendarRoutes } from './workCalendar';
