export { HeatMap } from './HeatMap';
export { heatOption } from './heatOption';
export type { HeatData, HeatRow } from './heatRows';
