export { msgSysmsgRoutes } from './msgSysmsg';
