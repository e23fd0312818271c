export { deadlineLook, workdaysUntil } from './deadline';
export type { Deadline } from './deadline';
export { DeadlineChip } from './DeadlineChip';
