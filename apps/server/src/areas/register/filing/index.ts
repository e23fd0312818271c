export { baseOrgDocRoutes } from './baseOrgDoc';
