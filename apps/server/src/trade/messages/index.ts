export { NOTICE, textAgain, textPhone } from './notice';
export type { Text } from './notice';
export { inRegion, peopleInReach, readPeople } from './recipients';
export type { Person } from './recipients';
export { tellOrganisation, tellPerson } from './tell';
export type { News } from './tell';
