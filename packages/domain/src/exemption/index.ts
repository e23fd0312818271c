export { exemptFilingFlow, exemptRosterFlow, exemptStudentFlow, smsTaskFlow } from './flows';
export { abilityHolds, makeAbilityNo, typeDigit } from './ability';
export {
  assessmentResult,
  degreeKind,
  EDUCATION_GRADUATE,
  PUBLIC_FUNDED,
  studentFaults,
  writtenResult,
  type RosterLine,
  type StudentFacts,
} from './students';
export {
  ASSESSMENT,
  filingHoldsUntil,
  LEAST_MEMBERS,
  REFORM_GROUP,
  requireFilingFacts,
  type FilingFacts,
  UNIVERSITY,
} from './filings';
export {
  isExtended,
  requireWindowOrder,
  whyNotNow,
  type ExemptWindow,
  type WindowStage,
} from './windows';
