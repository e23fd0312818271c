export { exemptFilingFlow, exemptRosterFlow } from './flows';
export {
  ASSESSMENT,
  filingHoldsUntil,
  LEAST_MEMBERS,
  REFORM_GROUP,
  requireFilingFacts,
  type FilingFacts,
  UNIVERSITY,
} from './filings';
export { isExtended, requireWindowOrder, type ExemptWindow } from './windows';
