export { containsText, store } from './store';
export type { PagePlan, StoreContext } from './store';
