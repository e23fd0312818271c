export { jobRoutes, resourceRoutes } from './resource';
