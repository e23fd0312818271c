export { KpiFlip } from './KpiFlip';
export { flipPlaces } from './flipDigits';
