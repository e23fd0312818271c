export { affairRoutes } from './affair';
export { ssouserRoutes } from './ssouser';
export { collegeRoutes, degreeRoutes, otherRoutes, pthRoutes, studentRoutes } from './kinds';
export { ssouserAccessqueryRoutes } from './accessQueries';
export { scoreRoutes } from './score';
export { normaleUniversityRoutes } from './normaleUniversity';
export { normalPreServiceTeacherRoutes } from './normalPreServiceTeacher';
