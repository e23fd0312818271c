export { certRoutes } from './cert';
export { certAssignRoutes } from './certAssign';
