export { allCalls } from './allCalls';
export { catalogueCalls, pendingCalls } from './catalogueCalls';
export type { CatalogueCall } from './catalogueCalls';
export { defaultRights } from './defaultRights';
