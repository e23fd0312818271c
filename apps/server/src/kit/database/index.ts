export { startEmbedded } from './embedded';
export type { Embedded } from './embedded';
export { createListener } from './listen';
export type { Listener } from './listen';
export { migrate, NewerDatabase } from './migrate';
export { connectionOf, createPool } from './pool';
export type { DatabaseTarget } from './pool';
