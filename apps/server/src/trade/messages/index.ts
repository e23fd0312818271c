export { tellOrganisation, textPhone } from './tell';
export type { News, Text } from './tell';
