// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const certBatch = {
  id: 'register.certBatch',
  path: 'kernal/certificate/certBatch',
  code: 'register.certBatch',
  calls: {
    list: ['GET', '', 'view', '查询认定批次'],
    create: ['POST', '', 'add', '新增认定批次'],
    get: ['GET', '{cbId}', 'view', '查看认定批次'],
    update: ['PUT', '{cbId}', 'edit', '修改认定批次'],
    remove: ['DELETE', '{cbId}', 'delete', '删除认定批次'],
  },
} as const;

export const provinceBatch = {
  id: 'register.provinceBatch',
  path: 'kernal/certificate/provinceBatch',
  code: 'register.provinceBatch',
  calls: {
    list: ['GET', '', 'view', '查询省级认定计划'],
    create: ['POST', '', 'add', '新增省级认定计划'],
    get: ['GET', '{pbId}', 'view', '查看省级认定计划'],
    update: ['PUT', '{pbId}', 'edit', '办理省级认定计划'],
    remove: ['DELETE', '{pbId}', 'delete', '删除省级认定计划'],
    queryOrgInfo: ['GET', 'queryOrgInfo', 'view', '查看认定计划编制机构'],
    netAtTime: ['GET', 'netAtTime', 'view', '查询认定网报时间范围'],
    updateSiteOrg: [
      'PUT',
      'updateSiteOrg/{orgIdKey}',
      'register.siteOrg.edit',
      '更正已公示的认定机构信息',
    ],
  },
} as const;

export const provinceBatchPostpone = {
  id: 'register.provinceBatchPostpone',
  path: 'kernal/certificate/provinceBatchPostpone',
  code: 'register.provinceBatch',
  calls: {
    list: ['GET', '', 'register.changeRecord.view', '查询认定计划变更'],
    create: ['POST', '', 'change', '申请变更认定计划'],
    get: ['GET', '{id}', 'register.changeRecord.view', '查看认定计划变更'],
    update: ['PUT', '{id}', 'change', '办理认定计划变更'],
    remove: ['DELETE', '{id}', 'change', '删除认定计划变更'],
  },
} as const;

export const orgBatchTime = {
  id: 'register.orgBatchTime',
  path: 'kernal/certificate/orgBatchTime',
  code: 'register.orgBatchTime',
  calls: {
    list: ['GET', '', 'view', '查询认定计划时间段'],
    create: ['POST', '', 'add', '新增认定计划时间段'],
    get: ['GET', '{obtId}', 'view', '查看认定计划时间段'],
    update: ['PUT', '{obtId}', 'edit', '修改认定计划时间段'],
    remove: ['DELETE', '{obtId}', 'delete', '删除认定计划时间段'],
  },
} as const;

export const localeSet = {
  id: 'register.localeSet',
  path: 'kernal/certificate/localeSet',
  code: 'register.localeSet',
  calls: {
    list: ['GET', '', 'view', '查询认定确认点工作安排'],
    create: ['POST', '', 'add', '新增认定确认点工作安排'],
    get: ['GET', '{lsId}', 'view', '查看认定确认点工作安排'],
    update: ['PUT', '{lsId}', 'edit', '修改认定确认点工作安排'],
    remove: ['DELETE', '{lsId}', 'delete', '删除认定确认点工作安排'],
    batchAddLocaleSet: ['POST', 'batchAddLocaleSet/{orgIds}', 'add', '批量新增认定确认点工作安排'],
  },
} as const;

export const orgBatch = {
  id: 'register.orgBatch',
  path: 'kernal/certificate/orgBatch',
  code: 'register.orgBatch',
  calls: {
    list: ['GET', '', 'view', '查询机构认定计划'],
    create: ['POST', '', 'add', '新增机构认定计划'],
    get: ['GET', '{obId}', 'view', '查看机构认定计划'],
    remove: ['DELETE', '{obId}', 'delete', '删除机构认定计划'],
    update: ['PUT', '{obId}', 'edit', '办理机构认定计划'],
    queryMyOrgBatchToEnd: [
      'GET',
      'queryMyOrgBatchToEnd',
      'register.planEnd.view',
      '查询可结束的认定计划',
    ],
    queryCurrentOrgBatch: ['GET', 'queryCurrentOrgBatch', 'view', '查询正在进行的认定计划'],
    queryProvinceDownOrgName: [
      'GET',
      'queryProvinceDownOrgName',
      'view',
      '查询省级认定计划下的机构',
    ],
    urgeReport: ['POST', 'urgeReport', 'register.provinceBatch.approve', '催报机构认定计划'],
    copyDown: ['POST', 'copyDown', 'add', '复制机构认定计划给下级'],
  },
} as const;

export const registration = {
  id: 'register.registration',
  path: 'kernal/certificate/registration',
  code: 'register.registration',
  calls: {
    list: ['GET', '', 'view', '查询认定申请'],
    figures: ['GET', 'figures', 'view', '查询认定待办数'],
    create: ['POST', '', 'add', '新增认定申请'],
    get: ['GET', '{regId}', 'view', '查看认定申请'],
    update: ['PUT', '{regId}', 'edit', '修改认定申请'],
    remove: ['DELETE', '{regId}', 'delete', '删除认定申请'],
    getByIdNo: ['GET', '{id}/{idno}', 'view', '按证件号码查看认定申请'],
    scores: ['GET', 'scores/{regId}/{type}', 'view', '查看申请人考试成绩'],
    modifyFile: ['GET', 'modifyFile', 'edit', '查看可替换材料'],
    regReport: ['GET', 'regReport', 'print', '打印认定申请表'],
    regOverInfoReport: ['GET', 'regOverInfoReport', 'print', '打印认定结果'],
    viewCollegeCert: ['GET', 'viewCollegeCert', 'view', '查看申请学历核验'],
    viewNewCollegeCert: ['GET', 'viewNewCollegeCert', 'view', '查看补录学历'],
    viewDegreeCert: ['GET', 'viewDegreeCert', 'view', '查看申请学位核验'],
    viewPthCert: ['GET', 'viewPthCert', 'view', '查看申请普通话证书核验'],
    viewOtherCert: ['GET', 'viewOtherCert', 'view', '查看申请其他证书核验'],
    viewStudentCert: ['GET', 'viewStudentCert', 'view', '查看申请学籍核验'],
    queryRegChgDos: ['GET', 'queryRegChgDos', 'register.regChange.view', '查询认定数据变更'],
    viewRegChg: ['GET', 'viewRegChg/{chgId}', 'register.regChange.view', '查看认定数据变更'],
    getAccessQueryStatus: [
      'GET',
      'getAccessQueryStatus',
      'register.accessQuery.view',
      '查看准入查询结果',
    ],
    confirmRegistration: ['PUT', 'confirmRegistration', 'check', '核验网报材料'],
    affirmRegistration: ['PUT', 'affirmRegistration', 'confirm', '现场确认认定申请'],
    audCollegeInfo: ['PUT', 'audCollegeInfo', 'register.collegeInfo.audit', '审核应届毕业生学历'],
    batchMsg: ['PUT', 'batchMsg/{regIds}', 'register.message.send', '批量给认定申请人留言'],
    batchAud: ['PUT', 'batchAud/{regIds}', 'audit', '审批认定申请'],
    regDataChange: ['PUT', 'regDataChange/{regId}', 'register.regChange.apply', '申请变更认定数据'],
    regChgAudit: ['PUT', 'regChgAudit/{chgId}', 'register.regChange.audit', '审核认定数据变更'],
    changeLocalSetInfo: [
      'PUT',
      'changeLocalSetInfo/{regId}/{localSetid}/{lsId}',
      'changeLocale',
      '认定申请改到其他确认点',
    ],
    batchChangeLocale: [
      'PUT',
      'batchChangeLocale/{regIds}/{lsId}',
      'changeLocale',
      '批量转移认定申请的确认点',
    ],
    batchAllowQuery: [
      'PUT',
      'batchAllowQuery/{regIds}',
      'register.accessQuery.allow',
      '允许准入查询',
    ],
    handleCancelQuery: [
      'PUT',
      'handleCancelQuery/{regIds}',
      'register.accessQuery.cancel',
      '取消准入查询',
    ],
    receiveRegInfos: [
      'PUT',
      'receiveRegInfos/{regId}/{idNo}/{ctId}/{obtId}/{lsId}/{orgId}/{status}/{type}',
      'accept',
      '受理认定申请',
    ],
    registerPdfCredentials: ['GET', 'registerPdfCredentials', 'print', '打印受理凭证'],
    removeByIdNo: ['DELETE', '{id}/{idNo}', 'delete', '按证件号码删除认定申请'],
    otherOrgRegistration: [
      'GET',
      'otherOrgRegistration',
      'register.otherOrgRegistration.view',
      '查询其他确认点认定申请',
    ],
    queryNation: ['GET', 'queryNation', 'register.nation.view', '查询全国认定数据'],
    queryOperations: [
      'GET',
      'queryOperations',
      'register.operationRecord.view',
      '查询认定操作记录',
    ],
    papers: ['GET', 'papers', 'print', '打印认定文书'],
    statusCounts: ['GET', 'statusCounts', 'view', '按条件统计各状态件数'],
    regChgWithdraw: [
      'PUT',
      'regChgWithdraw/{chgId}',
      'register.regChange.apply',
      '撤回认定数据变更',
    ],
  },
} as const;

export const regAud = {
  id: 'register.regAud',
  path: 'kernal/certificate/regAud',
  code: 'register.message',
  calls: {
    list: ['GET', '', 'view', '查询认定留言'],
    create: ['POST', '', 'send', '给认定申请人留言'],
    get: ['GET', '{regAudId}', 'view', '查看认定留言'],
    update: ['PUT', '{regAudId}', 'send', '修改认定留言'],
    remove: ['DELETE', '{regAudId}', 'send', '删除认定留言'],
    getMessagesRegAud: ['GET', 'getMessagesRegAud', 'view', '查看留言往来'],
    cancelMessagesRegAud: [
      'PUT',
      'cancelMessagesRegAud/{regAudId}/{regId}',
      'send',
      '撤回认定留言',
    ],
  },
} as const;

export const baseOrgDoc = {
  id: 'register.baseOrgDoc',
  path: 'kernal/certificate/baseOrgDoc',
  code: 'register.filing',
  calls: {
    list: ['GET', '', 'view', '查询导出权限备案'],
    create: ['POST', '', 'add', '新增导出权限备案'],
    get: ['GET', '{docId}', 'view', '查看导出权限备案'],
    update: ['PUT', '{docId}', 'edit', '修改导出权限备案'],
    remove: ['DELETE', '{docId}', 'delete', '删除导出权限备案'],
    excelHeader: ['POST', 'excelHeader', 'export', '查看可备案的导出列'],
    editBatchBaseOrgDoc: ['POST', 'editBatchBaseOrgDoc', 'audit', '批量审批导出权限备案'],
  },
} as const;

export const accessQuery = {
  id: 'register.accessQuery',
  path: 'kernal/certificate/accessQuery',
  code: 'register.accessQuery',
  calls: {
    zzStatus: ['GET', 'zzStatus', 'view', '查询准入查询批次状态'],
    zzData: ['GET', 'zzData', 'view', '查看准入查询批次结果'],
    fuyi: ['POST', 'fuyi', 'reconsider', '申请准入查询复议'],
    sendData: ['POST', 'sendData', 'send', '发送准入查询'],
  },
} as const;

export const exchange = {
  id: 'register.exchange',
  path: 'kernal/certificate/exchange',
  code: 'platform.statistics',
  calls: {
    listAbnormal: ['GET', 'abnormal', 'platform.exception.view', '查询回传异常'],
    handleAbnormal: ['POST', 'abnormal', 'platform.exception.handle', '处理回传异常'],
    gbSyncInfo: ['GET', 'gbSyncInfo', 'view', '查看国办接口同步情况'],
    gbStatistics: ['GET', 'gbStatistics', 'view', '查询国办回传统计'],
    gbTaskAll: ['GET', 'gbTaskAll', 'view', '查询国办推送任务'],
    obt: ['GET', 'obt', 'view', '查找推送的认定时间段'],
    orgId: ['GET', 'orgId', 'view', '查找推送的机构'],
  },
} as const;

export const govdata = {
  id: 'register.govdata',
  path: 'kernal/certificate/govdata',
  code: 'platform.govdata',
  calls: {
    gbTask: ['POST', 'gbTask', 'push', '推送办结数据到政务平台'],
  },
} as const;
