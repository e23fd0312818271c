type Row = readonly [code: string, words: string, orgTypes: readonly number[]];

/**
 * Who has a right to begin with, where "who has the screen has the rights of its calls" would give
 * too much or too little. Organisation types: 1 point, 2 county, 3 city, 4 province, 5 centre, 6
 * university.
 */
const rows: readonly Row[] = [
  // 认定
  ['register.certBatch', 'add edit delete end', [5]],
  ['register.provinceBatch', 'add delete', [4]],
  ['register.provinceBatch', 'edit', [3, 4, 5]],
  ['register.provinceBatch', 'change', [2, 3, 4, 5]],
  ['register.provinceBatch', 'approve', [3, 4, 5]],
  ['register.orgBatch', 'add delete', [2, 3, 4]],
  ['register.orgBatch', 'edit', [2, 3, 4, 5]],
  ['register.orgBatchTime', 'view', [1, 2, 3, 4]],
  ['register.orgBatchTime', 'add', [2, 3, 4]],
  ['register.planEnd', 'apply', [2, 3, 4]],
  ['register.planEnd', 'return', [3, 4, 5]],
  ['register.localeSet', 'view', [1, 2, 3, 4]],
  ['register.registration', 'check confirm', [1, 2, 3, 4]],
  ['register.registration', 'edit', [1, 2, 3, 4, 5]],
  ['register.registration', 'audit delete', [2, 3, 4]],
  ['register.registration', 'changeLocale', [1, 2, 3, 4]],
  ['register.registration', 'exportStay', [1]],
  ['register.accessQuery', 'allow cancel reconsider', [2, 3, 4]],
  ['register.collegeInfo', 'audit', [2, 3, 4]],
  ['register.message', 'view send', [1, 2, 3, 4]],
  ['register.regChange', 'view', [1, 2, 3, 4, 5]],
  ['register.regChange', 'apply', [1, 2, 3, 4]],
  ['register.regChange', 'audit', [2, 3, 4]],
  ['register.registration', 'export', [1, 2, 3, 4, 5]],
  ['register.filing', 'view', [2, 3, 4, 5]],
  ['register.siteOrg', 'edit', [4]],
  ['register.filing', 'add edit delete export', [2, 3, 4]],
  ['register.filing', 'audit', [3, 4, 5]],

  // 定期注册
  ['enroll.certBatch', 'add edit delete end', [5]],
  ['enroll.provinceBatch', 'add delete', [4]],
  ['enroll.provinceBatch', 'edit', [4, 5]],
  ['enroll.provinceBatch', 'change', [2, 3, 4, 5]],
  ['enroll.provinceBatch', 'approve', [3, 4, 5]],
  ['enroll.orgPlan', 'approve', [2, 3, 4, 5]],
  ['enroll.localeSet', 'view', [1, 2, 3, 4]],
  ['enroll.planEnd', 'apply', [2, 3, 4]],
  ['enroll.planEnd', 'approve', [3, 4, 5]],
  ['enroll.enrollment', 'edit', [1, 2, 3, 4, 5]],
  ['enroll.enrollment', 'accept import', [1, 2, 3, 4]],
  ['enroll.enrollment', 'certChange changeLocale', [2, 3, 4]],
  ['enroll.enrollment', 'print export', [1, 2, 3, 4, 5]],
  ['enroll.message', 'send', [1, 2, 3, 4]],
  ['enroll.downOrgEnroll', 'edit', [3, 4]],
  ['enroll.downOrgEnroll', 'delete', [2, 3, 4]],
  ['enroll.siteOrg', 'edit', [2, 3, 4]],

  // 证书与历史
  ['cert.certAssign', 'view', [2, 3, 4]],
  ['cert.certChange', 'apply audit delete', [2, 3, 4]],
  ['cert.cert', 'add edit delete deleteOrRestore restore recovery print', [2, 3, 4]],
  ['cert.cert', 'cacheRemove', [5]],
  ['cert.nation', 'view', [2, 3, 4, 5]],
  ['cert.certAddition', 'add delete', [2, 3, 4]],
  ['cert.certAddition', 'edit', [2, 3, 4, 5]],
  ['cert.historyValid', 'edit', [3, 4, 5]],
  ['cert.enrollmentHistory', 'edit', [3, 4, 5]],

  // 限制库
  ['limit.limitation', 'view add edit delete file cert', [2, 3, 4, 5]],
  ['limit.workflow', 'audit', [3, 4, 5]],
  ['limit.nation', 'compare', [4, 5]],
  ['limit.push', 'view push cancel', [4, 5]],

  // 电子证照
  ['ecert.stamp', 'view add edit status', [2, 3, 4]],
  ['ecert.cert', 'create cancel', [2, 3, 4]],
  ['ecert.issueDate', 'edit', [2, 3, 4]],
  ['ecert.task', 'add', [2, 3, 4]],
  ['ecert.task', 'status', [2, 3, 4, 5]],

  // 申请人
  ['applicant.ssouser', 'audit cacheRemove', [4, 5]],
  ['applicant.ssouserForgetpassApply', 'audit', [4, 5]],
  ['applicant.ssouserCollegeCert', 'edit', [2, 3, 4, 5]],
  ['applicant.ssouserCollegeCert', 'cacheRemove', [4, 5]],
  ['applicant.ssouserPthCert', 'edit', [2, 3, 4, 5]],
  ['applicant.ssouserPthCert', 'cacheRemove', [4, 5]],
  ['applicant.ssouserStudent', 'edit', [2, 3, 4, 5]],
  ['applicant.ssouserStudent', 'cacheRemove', [4, 5]],
  ['applicant.ssouserDegreeCert', 'edit', [2, 3, 4, 5]],
  ['applicant.ssouserDegreeCert', 'cacheRemove', [4, 5]],
  ['applicant.ssoUserTeacherCert', 'edit', [2, 3, 4, 5]],
  ['applicant.ssouserAccessquery', 'cacheRemove', [4, 5]],
  ['applicant.normalPreServiceTeacher', 'edit', [5, 6]],
  ['applicant.normalPreServiceTeacher', 'cacheRemove', [4, 5]],
  ['applicant.score', 'import', [5]],
  ['applicant.score', 'cacheRemove', [4, 5]],

  // 免试认定
  ['exemption.filing', 'add edit delete', [6]],
  ['exemption.filing', 'audit', [4]],
  ['exemption.collegeMajor', 'add edit delete', [4, 5, 6]],
  ['exemption.collegeMajor', 'audit', [4]],
  ['exemption.normaleUniversity', 'view', [4, 5, 6]],
  ['exemption.reviewTime', 'view', [4, 5, 6]],
  ['exemption.reviewTime', 'add edit delete', [4, 5]],
  ['exemption.sms', 'view add edit', [4, 5]],
  ['exemption.normalStudent', 'view', [4, 5, 6]],
  ['exemption.normalStudent', 'add delete submit import print number', [6]],
  ['exemption.normalStudent', 'audit', [4, 5]],
  ['exemption.statistics', 'view', [4, 5]],
  ['exemption.subjectThree', 'view', [4, 5, 6]],
  ['exemption.subjectThree', 'add edit delete', [5]],

  // 统计监控
  // A wall reads with the session of its display, not with a person's right.
  ['monitor.wall', 'view', []],
  ['monitor.wall', 'open manage', [3, 4, 5]],
  ['monitor.alert', 'handle', [3, 4, 5]],
  ['monitor.alertInform', 'view add edit delete', [4, 5]],
  ['monitor.report', 'add delete publish schedule', [5]],
  ['monitor.report', 'drill', [3, 4, 5]],
  ['monitor.reportFileTask', 'download', [2, 3, 4, 5]],
  ['monitor.reportSubmit', 'add', [2, 3, 4]],
  ['monitor.reportSubmit', 'audit', [3, 4, 5]],

  // 基础数据
  ['basic.baseOrg', 'add import delete export', [2, 3, 4, 5]],
  ['basic.baseOrg', 'edit', [1, 2, 3, 4, 5]],
  ['basic.baseOrg', 'rename annul transfer ecertSwitch', [4, 5]],
  ['basic.baseOrgCertType', 'add edit delete', [4, 5]],
  ['basic.baseOrgCetNum', 'add edit delete', [4, 5]],
  ['basic.baseOrgDisable', 'add edit delete', [2, 3, 4, 5]],
  ['basic.baseOrgLockTime', 'add edit delete', [2, 3, 4, 5]],
  ['basic.baseOrgTag', 'add edit delete', [2, 3, 4, 5]],
  // Whoever words a list for their own people reads what the nation says.
  ['basic.baseDict', 'view', [2, 3, 4, 5]],
  ['basic.baseDict', 'edit', [5]],
  ['basic.baseOrgDict', 'add edit delete', [2, 3, 4, 5]],
  ['basic.uniscOrg', 'import', [4]],
  ['basic.uniscOrg', 'export', [4, 5]],
  ['basic.siteOrg', 'edit releaseApply', [2, 3, 4]],
  ['basic.siteOrg', 'releaseAudit', [4, 5]],
  ['basic.baseOrgHisoryLog', 'add edit delete', [4, 5]],
  ['basic.baseOrgAnnulLog', 'add edit delete', [4, 5]],
  ['basic.orgNameLog', 'add edit delete', [4, 5]],
  ['basic.baseOrgSchool', 'add edit import', [2, 3, 4]],
  ['basic.baseOrgSchool', 'delete', [4]],
  ['basic.baseOrgSchool', 'export', [2, 3, 4, 5]],
  ['basic.eduDoc', 'add edit delete', [4, 5]],
  ['basic.usbKey', 'view', [4, 5]],
  ['basic.userUsbKey', 'view edit', [4, 5]],

  // 用户, 消息 and the platform
  ['rms.admins', 'add edit delete forbid restore grant resetPassword export', [2, 3, 4, 5]],
  ['rms.admins', 'import', [2, 3, 4]],
  ['rms.roles', 'view', [4, 5]],
  ['rms.verify', 'audit', [3, 4, 5]],
  ['rms.auth', 'view edit', [4, 5]],
  ['rms.auth', 'add', [4]],
  ['rms.system', 'edit', [4, 5]],
  ['rms.audit', 'view', []],
  ['message.msgSysmsg', 'manage', [1, 2, 3, 4, 5]],
  ['message.sms', 'resend', [2, 3, 4, 5]],
  ['platform.exception', 'handle', [4, 5]],
  ['platform.govdata', 'push', [2, 3, 4, 5]],
  ['resource.personal', 'reveal', [1, 2, 3, 4, 5]],
];

/** The table above, one right each. */
export const policy = rows.flatMap(([code, words, orgTypes]) =>
  words.split(' ').map((word) => ({ code: `${code}.${word}`, orgTypes })),
);
