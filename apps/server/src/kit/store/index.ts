export { statusIn, statusIs } from './statusIn';
export { containsText, store } from './store';
export type { PagePlan, StoreContext } from './store';
