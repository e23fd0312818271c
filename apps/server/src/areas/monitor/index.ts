export { wallRoutes } from './wall';
