export { FunnelChart } from './FunnelChart';
export { funnelOption } from './funnelOption';
export { funnelStages } from './funnelStages';
export type { FunnelStage } from './funnelStages';
