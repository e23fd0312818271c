export { certRoutes } from './cert';
export { certAdditionRoutes } from './certAddition';
export { certAssignRoutes } from './certAssign';
export { printLayoutRoutes } from './printLayout';
export { certApplyRoutes } from './apply/certApply';
export { certChangeRoutes, changeRoutes } from './change/certChange';
export { certLooksRoutes } from './history/looks';
export { enrollmentHistoryRoutes } from './history/enrollmentHistory';
export { historyValidRoutes } from './history/historyValid';
