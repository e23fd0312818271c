export { intakeRoutes } from './registration';
