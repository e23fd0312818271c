export { allCalls } from './allCalls';
export { objectNouns } from './objectNouns';
export { plainResources } from './plainResources';
export type { PlainResource } from './plainResources';
export { catalogueCalls, pendingCalls } from './catalogueCalls';
export type { CatalogueCall } from './catalogueCalls';
export { callsOfScreens, defaultRights, mostRights } from './defaultRights';
