export { kyselyOfPool, kyselyOn, scopeOf, systemScope, transaction } from './transaction';
export type { Around, Db, Scope } from './transaction';
