export {
  loginType,
  loginPayloadType,
  passOverdue,
  superuser,
  manageFlag,
  forgotStep,
  forceSignOutCode,
  passwordSpecialA,
  passwordSpecialB,
  adminStatus,
  usbKeyStatus,
  verifyStatus,
} from './account';
export {
  certStatus,
  certChangeStatus,
  certChangeType,
  changeReason,
  reissueType,
  dataSource,
  printStatus,
  sortHistory,
  accessQueryResult,
  sexualOffenceMerged,
} from './cert';
export { stampStatus, ecertStatus, ecertTaskStatus, ecertTaskType } from './ecert';
export {
  firstReview,
  recheck,
  finalJudgement,
  recordStatusEnroll,
  registrationType,
  enrollNumber,
  unmetCondition,
  disqualificationReason,
  sortEnroll,
} from './enroll';
export { limitStatus, limitPushStatus, violationApproval, violationLimit, morality } from './limit';
export {
  messageType,
  sendRange,
  messageTab,
  readFlag,
  smsSendStatus,
  smsType,
  contactType,
} from './message';
export {
  orgType,
  orgBizType,
  parentOrgTypeByAreaLevel,
  lookupOrgType,
  siteReleaseStatus,
  filingStatus,
  filingType,
} from './org';
export { sex, educationLevel, unitType, region, subjectQueryType } from './person';
export {
  orgBatchApproval,
  planEndStatus,
  BatchStatus,
  batchHalf,
  audience,
  receiveWay,
  confirmWay,
  onOff,
  planChangeKind,
} from './plan';
export {
  recognitionStatus,
  recognitionMaterials,
  recordStatusRegister,
  confirmationDecision,
  regChangeStatus,
  examType,
  webHandling,
  sortRegister,
  graduateState,
  teacherType,
  realNameAuth,
  reviewFlag,
  validation,
} from './recognition';
export {
  pageSize,
  tabMenuAction,
  searchFormItem,
  fileKind,
  monitorType,
  sortReport,
  monitorButton,
  levelOneButton,
  tabSetLevel1,
  tabSetLevel2,
  tabSetLevel3,
  tabSetLevel4,
  tabSetLevel5,
} from './shell';
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
export { allSubjects, subjectsOf, subjectTree } from './subjects';
export { dictionaries } from './registry';
export type { Subject } from './subjects';
