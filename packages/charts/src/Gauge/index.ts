export { Gauge } from './Gauge';
export type { GaugeLevel, GaugeTone } from './gaugeLevels';
export { gaugeOption } from './gaugeOption';
export type { GaugeData } from './gaugeOption';
