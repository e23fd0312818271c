export { ChartFrame } from './ChartFrame';
export { FigureTable } from './FigureTable';
export { frameVariables } from './chartFrameProps';
export type { ChartBasics, ChartMode } from './chartFrameProps';
