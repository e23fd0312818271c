export { requireOrgFacts } from './facts';
export type { OrgFacts } from './facts';
export { COUNTY, CITY, PROVINCE, CENTRE, POINT, UNIVERSITY, typesBelow } from './types';
export { stopFlow, stopState } from './stops';
export { functionOf, lockFlow, lockState, lockStateAt } from './locks';
export type { LockFunction } from './locks';
export { renameFlow, renameState } from './renames';
export { placeBelow } from './place';
export type { OrgPlace } from './place';
