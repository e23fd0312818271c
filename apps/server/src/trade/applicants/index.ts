export { lifeOf, recordLife } from './life';
export type { Changed } from './life';
export { requireSource } from './source';
