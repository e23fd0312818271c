export { baseTechnicalJob, TechnicalJob, technicalJobImport } from './baseTechnicalJob';
export { eduDoc, EduDoc } from './eduDoc';
export { workCalendar, WorkCalendarDay } from './workCalendar';
export { baseCollege, College } from './baseCollege';
export { baseCollegeTag, CollegeTag } from './baseCollegeTag';
export { baseMajor, Major } from './baseMajor';
export { baseSubject, Subject } from './baseSubject';
export { baseRareWords, RareWord } from './baseRareWords';
