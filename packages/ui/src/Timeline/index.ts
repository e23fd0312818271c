export { Timeline } from './Timeline';
export type { TimelineItem } from './Timeline';
