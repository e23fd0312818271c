export { alertInformRoutes } from './alerts/alertInforms';
export { alertRoutes } from './alerts/alerts';
export { wallRoutes } from './wall';
export { govdataRoutes } from './reports/govdata';
export { reportFileRoutes } from './reports/fileTasks';
export { reportRoutes } from './reports/reports';
export { reportSubmitRoutes } from './reports/submissions';
