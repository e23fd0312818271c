export type { BellTask } from './BellTasks';
export { MessageBell } from './MessageBell';
export type { BellMessage, BellPage } from './messages';
