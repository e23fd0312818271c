export { startChild } from './startChild';
export { createChildren, TooMuch } from './children';
export type { ChildLimits } from './children';
