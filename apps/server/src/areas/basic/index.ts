export { baseRareWordsRoutes } from './baseRareWords';
export { baseSubjectRoutes } from './baseSubject';
export { baseCollegeRoutes, baseCollegeTagRoutes } from './baseCollege';
export { baseMajorRoutes } from './baseMajor';
export { baseTechnicalJobRoutes } from './baseTechnicalJob';
export { eduDocRoutes } from './eduDoc';
export { baseOrgRoutes } from './organisations/baseOrg';
export { baseOrgHisoryLogRoutes } from './organisations/orgLog';
export { workCalendarRoutes } from './workCalendar';
