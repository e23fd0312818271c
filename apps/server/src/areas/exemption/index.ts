export { normalCollegeMajorRoutes } from './normalCollegeMajor';
export { normalFilingRoutes } from './normalFiling';
export { normaleUniversityRoutes } from './normaleUniversity';
export { normalSmsTaskRoutes } from './normalSmsTask';
export { normalStudentRoutes } from './normalStudent';
export { normalReviewTimeRoutes } from './normalReviewTime';
export { normalSubjectThreeRoutes } from './normalSubjectThree';
