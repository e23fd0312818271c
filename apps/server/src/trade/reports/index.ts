export type { Cell } from './assemble';
export { MOST_LINES, runReport } from './runReport';
export type { Ran, RunFor } from './runReport';
