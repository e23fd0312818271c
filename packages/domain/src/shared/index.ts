export { isCertificateNo, makeCertificateNo, readCertificateNo } from './certificateNo';
export type { CertificateNo, CertificateNoParts } from './certificateNo';
export { cut } from './cut';
export { chinaDay, chinaMinute, chinaTime } from './chinaTime';
export { isCreditCode, makeCreditCode, normalCreditCode } from './creditCode';
export { bornOn, dayAfter, daysBetween, requireDay } from './dayBounds';
export { docFlow, docStatus } from './docStatus';
export { contains, inOrder } from './dateRange';
export type { DateRange } from './dateRange';
export { checkIdNo, idNoCheck, idNoFrom15, normalIdNo, personNo } from './idNo';
export type { IdNoVerdict } from './idNo';
export { jobStatus } from './jobStatus';
export { maskAddress, maskBankCard, maskIdNo, maskMobile, maskName } from './mask';
export { isMobile, normalMobile } from './mobile';
export { accountLength, fitsRuleA, fitsRuleB, passwordWeakness, RULE_A, RULE_B } from './password';
export { foldDigits, foldNumber, normalName, plainLine } from './pasted';
export { NOTHING_TO_EXPORT } from './nothingToExport';
export { isPersonName } from './personName';
export {
  acceptanceNo,
  archiveNo,
  batchNo,
  certCaseNo,
  ecertNo,
  registrationNo,
  restrictionNo,
} from './runningNo';
export { restrictionEnd, termEnd } from './restrictionTerm';
