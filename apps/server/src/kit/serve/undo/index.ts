export { carryOutWaiting } from './carryOut';
export type { Fallen } from './carryOut';
export { holdBack, secondsOf } from './holdBack';
export { requireFree, secondsLeft, waitingOn, waitsRefusal } from './waiting';
export type { Waiting } from './waiting';
