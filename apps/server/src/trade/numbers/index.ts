export {
  dropUnusedSeries,
  giveBackNumbers,
  lastNumberOf,
  takeNumber,
  takeNumbersOf,
} from './numbers';
export type { OrgSeries } from './numbers';
