export { baseTechnicalJobRoutes } from './baseTechnicalJob';
