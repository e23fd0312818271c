export { BarChart } from './BarChart';
export { barOption } from './barOption';
export type { BarData } from './barOption';
export { rankRows } from './rankRows';
