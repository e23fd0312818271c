export { wallRoutes } from './wall';
export { reportRoutes } from './reports/reports';
