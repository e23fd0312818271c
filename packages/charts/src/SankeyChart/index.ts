export { SankeyChart } from './SankeyChart';
export type { FlowRow } from './sankeyGraph';
export { sankeyOption } from './sankeyOption';
