// Every list of the catalogue; what is named below stands in its place with names or colours for
// its codes.
export * from './generated';
export { applicantAccount, realNameAuth, reviewFlag, validation } from './applicant';
export {
  accessQueryResult,
  blankStockStatus,
  certChangeStatus,
  certChangeType,
  certStatus,
  printStatus,
  sexualOffenceMerged,
  tempHistoryReason,
  tempHistoryStatus,
} from './cert';
export { ecertAct, ecertStatus, ecertTaskStatus, stampStatus, stampType } from './ecert';
export { finalJudgement, firstReview, noticeState, recheck, recordStatusEnroll } from './enroll';
export { normalDataStatus, smsTaskStatus, smsTaskTarget } from './exemption';
export { filingColumn, filingStatus, filingType } from './filing';
export { limitPushStatus, limitStatus } from './limit';
export { readFlag, smsSendStatus } from './message';
export { annulState, siteReleaseStatus, uniscCheck } from './organisations';
export {
  orgBatchApproval,
  planEndStatus,
  BatchStatus,
  batchHalf,
  registrationKind,
  reviewLevel,
  audience,
  receiveWay,
  paymentType,
  confirmWay,
  onOff,
  planChangeKind,
  planKind,
} from './plan';
export { adminStatus, authResult, usbKeyStatus, verifyKind, verifyStatus } from './people';
export { abnormalStatus, gbSwitchState, pushState } from './platform';
export { alertStatus, reportFileStatus, reportStatus, reportSubmitStatus } from './report';
export { examType, recognitionStatus, recordStatusRegister, regChangeStatus } from './recognition';
export {
  nation,
  politics,
  province,
  idDocumentType,
  degree,
  studyForm,
  personType,
  graduateVerify,
  mandarinLevel,
  certType,
  healthResult,
} from './standard';
export { allSubjects, subjectsOf, subjectTreeOf } from './subjects';
export { tagColour } from './tagColour';
export { dictTone } from './dictTone';
export { dictionaries } from './registry';
export type { Subject } from './subjects';
