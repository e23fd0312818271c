export { CHANNEL, RANGE, rangesFor } from './sendRange';
