export { BLANK_NO, blankAfter, blankPrefix, blanksOf, MOST_BLANKS } from './blanks';
export { certApplyDecisions, certApplyFlow, LOST_FOR, reissueRemark } from './applyDecisions';
export type { CertApplyDecision } from './applyDecisions';
export { certChangeDecisions, certChangeFlow, KEY_FIELDS } from './changeDecisions';
export type { CertChangeDecision } from './changeDecisions';
export {
  certificateBlank,
  certificateFields,
  MOST_SHIFT,
  movableFields,
  movedBy,
  NO_OFFSET,
} from './certificatePage';
export type { CertificateKey, PrinterOffset } from './certificatePage';
export { blankFlow, certFlow, printFlow } from './flows';
export { AT_THE_PRINTER, printAgain } from './printAgain';
export { changedConclusion, historyCollegeFlow, tempFaults, tempHistoryFlow } from './history';
