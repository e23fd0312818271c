export { createMetrics } from './metrics';
export type { Metrics } from './metrics';
