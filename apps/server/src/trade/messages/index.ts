export { textPhone } from './notice';
export type { Text } from './notice';
export { tellOrganisation } from './tell';
export type { News } from './tell';
