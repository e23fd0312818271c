/**
 * What is planned lies ahead, inside what stands above it: the chain of plans has tests of its own.
 */
export const PLANNED: readonly string[] = [
  // Until when a proof holds: it may have ended, or lie years ahead.
  'applicant.score.importScore.expiredTime',
  // From when to when a report counts: what it is asked for, and nothing that is kept of a case.
  'monitor.reportFileTask.create.from',
  'monitor.reportFileTask.create.to',
  // From when a university assesses so, until when its filing holds, when data are taken.
  'exemption.normalFiling.audit.validUntil',
  'exemption.normalFiling.create.effectiveOn',
  'exemption.normalFiling.update.effectiveOn',
  ...['create', 'update'].flatMap((call) =>
    ['collectBegin', 'collectEnd', 'submitEnd', 'reviewBegin', 'reviewEnd', 'lateEnd'].map(
      (name) => `exemption.normalReviewTime.${call}.${name}`,
    ),
  ),
  // From when to when a seal is used; when a text goes; what a task or a report is asked for.
  ...['create', 'update'].flatMap((call) =>
    ['validFrom', 'validTo'].map((name) => `ecert.ecertOrgStamp.${call}.${name}`),
  ),
  'ecert.ecertTask.addTask.recognisedOnFrom',
  'ecert.ecertTask.addTask.recognisedOnTo',
  // Within the year it is for (areas/ecert/ecert.test.ts).
  'ecert.baseOrgBatchAssign.setDefaultIssueDate.issueDate',
  'exemption.normalSmsTask.create.planAt',
  'monitor.reports.getReportDataPreviewTask.from',
  'monitor.reports.getReportDataPreviewTask.to',
  // The day of birth is that of the number of the person, and no other is taken.
  'cert.cert.change.birthDate',
  'cert.historyValid.handleTemp.birthDate',
  // After the conclusion it belongs to.
  'cert.enrollmentHistory.handleTemp.validUntil',
  'rms.system.setSuspend.fromAt',
  'rms.system.setSuspend.toAt',
  ...['create', 'update'].flatMap((call) =>
    ['beginDate', 'endDate'].map((name) => `register.certBatch.${call}.${name}`),
  ),
  ...['create', 'update'].flatMap((call) =>
    ['filingBegin', 'filingEnd', 'firstReviewEnd', 'recheckEnd', 'finalEnd'].map(
      (name) => `enroll.enrollCertBatch.${call}.${name}`,
    ),
  ),
  ...['create', 'update'].flatMap((call) =>
    [
      'filing[].begin',
      'filing[].end',
      'firstReviewBegin',
      'firstReviewEnd',
      'recheckBegin',
      'recheckEnd',
      'finalBegin',
      'finalEnd',
    ].map((name) => `enroll.provinceBatch.${call}.${name}`),
  ),
  ...['enroll.provinceBatch.changeProvinceBatch', 'enroll.change.update'].flatMap((call) =>
    ['firstReview*', 'recheck*', 'final*', 'filing[].*']
      .flatMap((name) => [name.replace('*', 'Begin'), name.replace('*', 'End')])
      .map((name) => `${call}.after.${name.replace('[].B', '[].b').replace('[].E', '[].e')}`),
  ),
  ...['notice*', 'slots[].valid*DateStr', 'slots[].confirm*']
    .flatMap((name) => [name.replace('*', 'Begin'), name.replace('*', 'End')])
    .map((name) => `enroll.change.update.after.${name}`),
  ...['create', 'editOrgBatchPlan'].flatMap((call) =>
    ['firstReview*', 'notice*', 'recheck*', 'final*', 'times[].valid*DateStr', 'times[].confirm*']
      .flatMap((name) => [name.replace('*', 'Begin'), name.replace('*', 'End')])
      .map((name) => `enroll.setSelfOrgPlan.${call}.${name}`),
  ),
  ...['create', 'update'].flatMap((call) =>
    [
      'filing[].begin',
      'filing[].end',
      'confirmBegin',
      'confirmEnd',
      'approveBegin',
      'approveEnd',
    ].map((name) => `register.provinceBatch.${call}.${name}`),
  ),
  ...['create', 'update'].flatMap((call) =>
    [
      'filingEnd',
      'filing[].begin',
      'filing[].end',
      'confirmBegin',
      'confirmEnd',
      'approveBegin',
      'approveEnd',
    ].map((name) => `register.provinceBatchPostpone.${call}.after.${name}`),
  ),
  ...[
    'orgBatch.create.times[].',
    'orgBatch.update.slots[].',
    'orgBatchTime.create.',
    'orgBatchTime.update.',
    'provinceBatchPostpone.create.after.slots[].',
    'provinceBatchPostpone.update.after.slots[].',
  ].flatMap((at) =>
    ['validBeginDateStr', 'validEndDateStr', 'confirmBegin', 'confirmEnd'].map(
      (name) => `register.${at}${name}`,
    ),
  ),
  ...[
    'register.localeSet.create',
    'register.localeSet.batchAddLocaleSet',
    'register.localeSet.update',
    'enroll.localeSet.create',
    'enroll.localeSet.batchAddLocaleSet',
    'enroll.localeSet.update',
    'enroll.confirmWork.create',
    'enroll.confirmWork.update',
  ].flatMap((call) => ['beginDate', 'endDate'].map((name) => `${call}.${name}`)),
  // Days of the calendar lie ahead of us as well; days that are looked for are nobody's plan.
  'basic.workCalendar.create.day',
  'basic.workCalendar.update.day',
  'basic.baseOrgDisable.create.beginTime',
  'basic.baseOrgDisable.create.endTime',
  'basic.baseOrgDisable.update.endTime',
  // An account works until a day to come.
  'rms.admins.create.validTo',
  'rms.admins.update.validTo',
  'rms.admins.addCertificateUser.validTo',
  'rms.admins.addEnrollUser.validTo',
  'rms.admins.editCertificateUser.validTo',
  'rms.admins.editEnrollUser.validTo',
  // Until when a key opens the door (keys/keys.test.ts).
  'basic.rmsUsbKey.importUsbKey.enabledOn',
  'basic.rmsUsbKey.importUsbKey.validUntil',
  'basic.rmsUsbKey.updateUsbKey.validUntil',
  'rms.maintenance.create.tellFrom',
  'rms.maintenance.create.beginTime',
  'rms.maintenance.create.endTime',
  'rms.maintenance.update.tellFrom',
  'rms.maintenance.update.beginTime',
  'rms.maintenance.update.endTime',
  'basic.baseOrgLockTime.create.beginTime',
  'basic.baseOrgLockTime.create.endTime',
  'basic.baseOrgLockTime.update.endTime',
  // From when and until when an organisation recognises its types (settings/settings.test.ts).
  'basic.baseOrgCertType.create.beginDate',
  'basic.baseOrgCertType.create.endDate',
  'basic.baseOrgCertType.update.beginDate',
  'basic.baseOrgCertType.update.endDate',
  // A name counts from a day to come (organisations/orgNames.test.ts).
  'basic.baseOrg.orgRename.effectiveDay',
  // So does a move (organisations/orgAnnul.test.ts).
  'basic.baseOrg.orgAnnul.effectiveDay',
  'register.govdata.gbTask.doneFrom',
  'register.govdata.gbTask.doneTo',
  // What came back is mended to what happened: never later than now, in order.
  'register.exchange.handleAbnormal.acceptedAt',
  'register.exchange.handleAbnormal.doneAt',
];
