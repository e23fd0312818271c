export { LineChart } from './LineChart';
export { lineOption } from './lineOption';
export type { LineData } from './lineOption';
