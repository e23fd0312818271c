export { requireMovable, whatMoves } from './whatMoves';
export type { MovedOrg } from './whatMoves';
export { moveDue } from './moveDue';
