export { createPersonal, placeOf } from './personal';
export type { Personal } from './personal';
