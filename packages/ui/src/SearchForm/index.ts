export { chipsOf } from './chips';
export { fromQuery, toQuery } from './query';
export { SearchForm } from './SearchForm';
export type { SearchField, SearchValue, SearchValues } from './searchFields';
