export { statusIn, statusIs } from './statusIn';
export { containsText, store } from './store';
export type { PageInput, PagePlan, RowOf, StoreContext } from './store';
