export { RingChart } from './RingChart';
export { ringOption } from './ringOption';
export type { RingData } from './ringOption';
