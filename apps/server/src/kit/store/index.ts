export { statusIn, statusIs } from './statusIn';
export { containsText, snake, store } from './store';
export type { PageInput, PagePlan, RowOf, StoreContext } from './store';
