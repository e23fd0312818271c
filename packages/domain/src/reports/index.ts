export { OTHER, membersOf } from './cube';
export type { Condition, Cube, Dimension, Group, Measure, Member } from './cube';
export { dimensionOf, isSummed, leavesOf, measureOf } from './columns';
export type { Leaf } from './columns';
export { cubeOf, cubes } from './cubes';
export { sysMetric } from './sysMetrics';
export { askNames, LIMITS } from './definition';
export type { AskName, ChartPart, ColumnGroup, Definition, Filter, RowOrder } from './definition';
export { faultsOf } from './faults';
export type { Fault } from './faults';
export { endedPeriods, PERIOD, periodOf } from './period';
export type { Period } from './period';
export { needsSecond, reportFlow } from './reportFlow';
export { belowCheck, changeCheck, reportSubmitFlow, sumCheck } from './submission';
export type { Check, Frozen } from './submission';
export { templates } from './templates';
export type { Template } from './templates';
export {
  daysBefore,
  dueAfter,
  LAST_DAY,
  NEVER,
  planFault,
  planText,
  reportEvery,
  weekday,
} from './schedule';
export type { Plan } from './schedule';
export { detailsOf } from './details';
export type { Detail } from './details';
