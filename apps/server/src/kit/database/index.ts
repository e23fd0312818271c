export { startEmbedded } from './embedded';
export type { Embedded } from './embedded';
export { createListener } from './listen';
export type { Listener } from './listen';
export { MigrationBlocked, NewerDatabase } from './migrate';
export { connectionOf, createPool } from './pool';
export { accountOf, admitLogin, checkPrepared, prepareDatabase } from './prepare';
export { LOGIN } from './roles';
export type { DatabaseTarget } from './pool';
