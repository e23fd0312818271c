export { exchange, PlatformRun } from './exchange';
export { govdata } from './govdata';
export { PlatformFigures } from './platformFigures';
export { PlatformPush } from './platformPush';
