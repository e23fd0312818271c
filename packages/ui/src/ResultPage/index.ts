export { ResultPage } from './ResultPage';
export type { ResultKind } from './ResultPage';
