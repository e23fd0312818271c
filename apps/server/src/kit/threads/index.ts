export { startThread } from './startThread';
export { createThreads, TooMuch } from './threads';
export type { ThreadLimits } from './threads';
