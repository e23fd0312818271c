export type { DeskKey } from './deskKeys';
export type { PaneSizes } from './paneSizes';
export { ReviewDesk } from './ReviewDesk';
