export { baseTechnicalJob, TechnicalJob, technicalJobImport } from './baseTechnicalJob';
export { eduDoc, EduDoc } from './eduDoc';
export { workCalendar, WorkCalendarDay } from './workCalendar';
