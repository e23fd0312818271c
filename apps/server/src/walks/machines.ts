/** Machines of transitions.tsv that are built, and which rows of one that two lines share. */
export const builtMachines: Readonly<Record<string, string>> = {
  recognitionStatus: '',
  recordStatusRegister: '',
  accessQueryResult: '',
  regChangeStatus: '',
  orgBatchApproval: 'recognition',
  planEndStatus: 'recognition',
  certBatch: '',
  filingStatus: '',
  pushState: '',
  abnormalStatus: '',
  printStatus: 'certificate print',
  blankStockStatus: '',
  limitStatus: '',
  violationApproval: '',
  reportStatus: '',
  reportFileStatus: '',
};
