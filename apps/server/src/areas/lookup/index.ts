export { lookupRoutes } from './lookup';
