export { orgs } from './orgs';
export type { Level, Org } from './orgs';
export { userAt, withoutRights } from './userAt';
export type { SignedInUser } from './userAt';
