export { startEmbedded } from './embedded';
export type { Embedded } from './embedded';
export { keepEmbedded } from './keepEmbedded';
export type { Keeper } from './keepEmbedded';
export {
  connectionsOf,
  FOR_COMMAND,
  HELD,
  NoRoomForProcess,
  requireConnections,
} from './connections';
export { grants } from './grants';
export { inTransaction, takesLock } from './inTransaction';
export { createListener } from './listen';
export type { Listener } from './listen';
export { MigrationBlocked, NewerDatabase } from './migrate';
export { requireNoConnection } from './oneConnection';
export { connectionOf, createPool } from './pool';
export { accountOf, admitLogin, checkPrepared, prepareDatabase } from './prepare';
export { readAddress } from './hosts';
export { followReplica } from './replica';
export type { Replica, ReplicaState } from './replica';
export { LOGIN } from './roles';
export type { Login } from './roles';
export type { DatabaseTarget } from './pool';
