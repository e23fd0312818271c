export { wallRoutes } from './wall';
export { reportFileRoutes } from './reports/fileTasks';
export { reportRoutes } from './reports/reports';
