export { auditRoutes } from './audit';
export { systemRoutes } from './system';
