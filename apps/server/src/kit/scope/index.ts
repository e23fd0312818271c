export { queriesOn, systemQueriesOn } from './queries';
export type { Queries } from './queries';
export { asSystem, kyselyOfPool, kyselyOn, scopeOf, systemScope, transaction } from './transaction';
export type { Around, Db, Scope } from './transaction';
