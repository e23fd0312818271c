export { auditRoutes } from './audit';
export { recipientRoutes } from './recipients';
export { systemRoutes } from './system';
