export type { StripTab, TabCommand } from './stripTab';
export { TabStrip } from './TabStrip';
