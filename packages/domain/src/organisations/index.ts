export { recognises, requireOrgFacts, servesRecognition, servesRegistration } from './facts';
export type { OrgFacts } from './facts';
export {
  COUNTY,
  CITY,
  PROVINCE,
  CENTRE,
  POINT,
  UNIVERSITY,
  typesBelow,
  typesWithin,
} from './types';
export { stopFlow, stopState } from './stops';
export { functionOf, LOCKED, lockedBy, lockFlow, lockState, lockStateAt } from './locks';
export type { LockFunction, LockWindow } from './locks';
export { renameFlow, renameState } from './renames';
export { placeBelow } from './place';
export type { OrgPlace } from './place';
export { requireSchoolFacts } from './schools';
export { decidesSite, requireSiteFacts, siteAct, siteFlow } from './sites';
export type { SiteFacts } from './sites';
export { annulFlow, annulKind, requireInto } from './annuls';
