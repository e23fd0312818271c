export { createRowWalk } from './rowWalk';
export type { RowWalk } from './rowWalk';
export { statusIn, statusIs } from './statusIn';
export { containsText, holdsText, snake, store } from './store';
export { summedTotal } from './summedTotal';
export { withinDays } from './withinDays';
export type { PageInput, PagePlan, RowOf, StoreContext } from './store';
