export { createMetrics } from './metrics';
export type { Metrics } from './metrics';
export { noteAnswered } from './noteAnswered';
