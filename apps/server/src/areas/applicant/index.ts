export { affairRoutes } from './affair';
export { ssouserRoutes } from './ssouser';
export { collegeRoutes, degreeRoutes, otherRoutes, pthRoutes, studentRoutes } from './kinds';
export { scoreRoutes } from './score';
