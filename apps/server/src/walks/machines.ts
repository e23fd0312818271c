/** Machines of transitions.tsv that are built; of one that two lines share, how rows begin. */
const builtMachines: Readonly<Record<string, readonly string[]>> = {
  recognitionStatus: [''],
  recordStatusRegister: [''],
  accessQueryResult: [''],
  regChangeStatus: [''],
  orgBatchApproval: [''],
  planChangeEnroll: [''],
  planEndStatus: ['recognition', 'periodic registration'],
  certBatch: [''],
  enrollCertBatch: [''],
  firstReview: [''],
  recheck: [''],
  finalJudgement: [''],
  filingStatus: [''],
  pushState: [''],
  abnormalStatus: [''],
  printStatus: ['certificate print', 'registration sticker'],
  blankStockStatus: [''],
  limitStatus: [''],
  limitPushStatus: [''],
  violationApproval: [''],
  reportStatus: [''],
  reportFileStatus: [''],
  reportSubmitStatus: [''],
  siteReleaseStatus: [''],
  annulState: [''],
  alertStatus: [''],
  realNameAuth: [''],
  validation: [''],
  reviewFlag: [''],
  applicantAccount: [''],
  exemptFiling: [''],
  exemptRoster: [''],
};

/** Whether a row of transitions.tsv belongs to what is built. */
export const isBuilt = (entity: string, event: string): boolean =>
  builtMachines[entity]?.some((begin) => event.startsWith(begin)) ?? false;
