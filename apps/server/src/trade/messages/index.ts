export { NOTICE, textAgain, textPhone } from './notice';
export type { Text } from './notice';
export { tellOrganisation, tellPerson } from './tell';
export type { News } from './tell';
