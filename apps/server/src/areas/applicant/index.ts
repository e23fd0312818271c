export { ssouserRoutes } from './ssouser';
