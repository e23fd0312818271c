export { createEvents, EVENT_CHANNEL } from './events';
export type { Events } from './events';
