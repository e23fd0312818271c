export { OTHER, batchLabelOf, dimensionOf, measureOf, membersOf } from './cube';
export type { Condition, Cube, Dimension, Group, Measure, Member, RollUp } from './cube';
export { hiddenLeavesOf, isSummed, leavesOf } from './columns';
export type { Leaf } from './plainLeaves';
export { runChecks } from './formula/crossChecks';
export type { Breach, Checked, CheckedLine, Foreign } from './formula/crossChecks';
export { evaluate, rounded } from './formula/evaluate';
export type { Line } from './formula/evaluate';
export { asksBefore, functions } from './formula/expr';
export type { Expr, FormulaFault } from './formula/expr';
export { formulasOf, formulaText } from './formula/formulasOf';
export {
  isComputed,
  namesOf,
  offered,
  renumbered,
  shownFormula,
  storedFormula,
} from './formula/names';
export type { Named } from './formula/names';
export { parseFormula } from './formula/parse';
export { cubeOf, cubes } from './cubes';
export { sysMetric } from './sysMetrics';
export { askNames, checkSigns, LIMITS } from './definition';
export type {
  AskName,
  ChartPart,
  ColumnGroup,
  CrossCheck,
  Definition,
  Filter,
  RowOrder,
} from './definition';
export { faultsOf, judged } from './faults';
export type { Fault, Judged } from './faults';
export { readingOf } from './reading';
export type { Reading } from './reading';
export { daysAhead, endedPeriods, PERIOD, periodOf, usualDays } from './period';
export type { Period } from './period';
export { needsSecond, reportFlow } from './reportFlow';
export {
  belowCheck,
  changeCheck,
  crossChecks,
  hardText,
  reportSubmitFlow,
  sumCheck,
} from './submission';
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
