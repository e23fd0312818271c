export { tellOrganisation, tellPerson, textPhone } from './tell';
export type { News, Text } from './tell';
