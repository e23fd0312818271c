export { deadlineLook } from './deadline';
export type { Deadline } from './deadline';
export { DeadlineChip } from './DeadlineChip';
