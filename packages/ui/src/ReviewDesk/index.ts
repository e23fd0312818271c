export type { DeskKey } from './deskKeys';
export { defaultPanes } from './paneSizes';
export type { PaneSizes } from './paneSizes';
export { ReviewDesk } from './ReviewDesk';
