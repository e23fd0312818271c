export { connectPlatform } from './connectPlatform';
export type { PlatformLine } from './connectPlatform';
export { fetchReturned } from './fetchReturned';
export { startPlatformRunner } from './platformRunner';
export { pushDue } from './pushDue';
export { pushLimits } from './pushLimits';
export { usualPlan } from './pushPlan';
export type { PushPlan } from './pushPlan';
