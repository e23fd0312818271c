export { exportRoutes } from './exports';
export { jobRoutes } from './jobs';
export { resourceRoutes } from './resource';
