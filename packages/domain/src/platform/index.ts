export { adviceOf, mendable } from './exceptions';
export type { MendableField } from './exceptions';
export { abnormalFlow, pushFlow } from './flows';
