export { MessageBell } from './MessageBell';
export type { BellMessage, BellPage } from './messages';
