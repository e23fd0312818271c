// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const orgBatch = {
  id: 'enroll.orgBatch',
  path: 'kernal/enroll/orgBatch',
  code: 'enroll.orgBatch',
  calls: {
    getLocalSetDateByObtId: ['GET', 'getLocalSetDateByObtId', 'view', '查询注册时间段可安排日期'],
    getLocalSetInfoDetail: ['GET', 'getLocalSetInfoDetail', 'view', '查看注册时间段确认点安排'],
    list: ['GET', '', 'view', '查询下级注册计划'],
    get: ['GET', '{id}', 'view', '查看下级注册计划'],
    viewOrgEnrollDownlevelDetail: [
      'GET',
      'viewOrgEnrollDownlevelDetail',
      'view',
      '查看下级注册计划执行情况',
    ],
    getMyOrgEnroll: ['GET', 'getMyOrgEnroll', 'view', '查询本机构注册计划概况'],
    getMyOrgBatch: ['GET', 'getMyOrgBatch', 'view', '查询正在进行的注册计划'],
    getOrgLevelOrg: ['GET', 'getOrgLevelOrg', 'view', '查询下级机构编制注册计划情况'],
    getAllDownOrgEnrollInfo: ['GET', 'getAllDownOrgEnrollInfo', 'view', '查询下级机构注册进度'],
    getProvinceAndParentOrgTime: [
      'GET',
      'getProvinceAndParentOrgTime',
      'view',
      '查询上级注册计划时间范围',
    ],
    timeReading: ['GET', 'timeReading', 'view', '查看注册计划时间段'],
    urgeReport: ['POST', 'urgeReport', 'enroll.provinceBatch.approve', '催报机构注册计划'],
  },
} as const;

export const provinceBatch = {
  id: 'enroll.provinceBatch',
  path: 'kernal/enroll/provinceBatch',
  code: 'enroll.provinceBatch',
  calls: {
    list: ['GET', '', 'view', '查询省级注册计划'],
    get: ['GET', '{id}', 'view', '查看省级注册计划'],
    queryProvinceBatchSearch: ['GET', 'queryProvinceBatchSearch', 'view', '查询注册计划'],
    queryProvinceBatchApprove: [
      'GET',
      'queryProvinceBatchApprove',
      'approve',
      '查询待审批注册计划',
    ],
    queryCertBatch: ['GET', 'queryCertBatch', 'view', '查找可编制计划的注册批次'],
    queryOrgInfo: ['GET', 'queryOrgInfo', 'view', '查看注册计划编制机构'],
    provincialPlanEnquiry: ['GET', 'provincialPlanEnquiry', 'view', '查看省级注册计划全貌'],
    superiorProvinceRegistrationInformation: [
      'GET',
      'superiorProvinceRegistrationInformation',
      'view',
      '查看上级省级注册计划',
    ],
    provinceSelfApplyNewTime: [
      'GET',
      'provinceSelfApplyNewTime',
      'view',
      '查询省级注册计划可延长时间',
    ],
    netAtTime: ['GET', 'netAtTime', 'view', '查询注册网报时间范围'],
    applyOrgEnrollFinshList: [
      'GET',
      'applyOrgEnrollFinshList',
      'enroll.planEnd.view',
      '查询本机构可申请结束的注册计划',
    ],
    applyEnrollFinshList: [
      'GET',
      'applyEnrollFinshList',
      'enroll.planEnd.view',
      '查询待结束的注册计划',
    ],
    applyEnrollFinshDetail: [
      'GET',
      'applyEnrollFinshDetail/{id}',
      'enroll.planEnd.view',
      '查看注册计划结束申请',
    ],
    detailsOfApprovalAndRegistration: [
      'GET',
      'detailsOfApprovalAndRegistration/{id}',
      'approve',
      '查看待审批注册计划',
    ],
    applyForAmendmentProvinceOrg: [
      'GET',
      'applyForAmendmentProvinceOrg/{id}',
      'changeRecord',
      '查看注册计划变更申请',
    ],
    queryProvinceEnroll: ['GET', 'queryProvinceEnroll', 'view', '查找省级注册计划'],
    create: ['POST', '', 'add', '新增省级注册计划'],
    update: ['PUT', '{id}', 'edit', '办理省级注册计划'],
    changeProvinceBatch: ['PUT', 'changeProvinceBatch/{pbId}', 'change', '申请变更省级注册计划'],
    applyOrgEnrollEndEdit: [
      'PUT',
      'applyOrgEnrollEndEdit/{pbId}',
      'enroll.planEnd.apply',
      '申请结束注册计划',
    ],
    applyEnrollFinshEdit: [
      'PUT',
      'applyEnrollFinshEdit/{pbId}',
      'enroll.planEnd.approve',
      '审批结束注册计划',
    ],
    remove: ['DELETE', '{pbId}', 'delete', '删除省级注册计划'],
  },
} as const;

export const enrollCertBatch = {
  id: 'enroll.enrollCertBatch',
  path: 'kernal/enroll/enrollCertBatch',
  code: 'enroll.certBatch',
  calls: {
    list: ['GET', '', 'view', '查询注册批次'],
    get: ['GET', '{id}', 'view', '查看注册批次'],
    create: ['POST', '', 'add', '新增注册批次'],
    update: ['PUT', '{id}', 'edit', '修改注册批次'],
    endCertBatch: ['PUT', 'endCertBatch/{cbId}/{type}', 'end', '结束或恢复注册批次'],
    remove: ['DELETE', '{id}', 'delete', '删除注册批次'],
  },
} as const;

export const setSelfOrgPlan = {
  id: 'enroll.setSelfOrgPlan',
  path: 'kernal/enroll',
  code: 'enroll.orgPlan',
  calls: {
    get: ['GET', 'setSelfOrgPlan/{id}', 'view', '查看本机构注册计划'],
    getMyOrgBatch: ['GET', 'setSelfOrgPlan/getMyOrgBatch', 'view', '查询本机构注册计划'],
    queryProvinceOrgEnrollPlan: [
      'GET',
      'setSelfOrgPlan/queryProvinceOrgEnrollPlan',
      'view',
      '查找可编制的省级注册计划',
    ],
    create: ['POST', 'setSelfOrgPlan', 'add', '新增本机构注册计划'],
    editOrgBatchEnroll: [
      'PUT',
      'setSelfOrgPlan/editOrgBatchEnroll/{obId}',
      'approve',
      '上报或审批机构注册计划',
    ],
    editOrgBatchPlan: [
      'PUT',
      'setSelfOrgPlan/editOrgBatchPlan/{obId}',
      'edit',
      '修改本机构注册计划',
    ],
    remove: ['DELETE', 'setSelfOrgPlan/{obId}', 'delete', '删除本机构注册计划'],
  },
} as const;

export const setProvinceAndOrgPlan = {
  id: 'enroll.setProvinceAndOrgPlan',
  path: 'kernal/enroll/setProvinceAndOrgPlan',
  code: 'enroll.downOrgPlan',
  calls: {
    list: ['GET', '', 'view', '查询省级及下级注册计划'],
    getOrgLevelOrg: ['GET', 'getOrgLevelOrg', 'view', '查询省级注册计划下的机构'],
  },
} as const;

export const localeSet = {
  id: 'enroll.localeSet',
  path: 'kernal/enroll/localeSet',
  code: 'enroll.localeSet',
  calls: {
    list: ['GET', '', 'view', '查询注册确认点工作安排'],
    get: ['GET', '{id}', 'view', '查看注册确认点工作安排'],
    getLocaleDatas: ['GET', 'getLocaleDatas', 'view', '查询时间段内的注册确认点安排'],
    getLocaleSetData: ['GET', 'getLocaleSetData', 'view', '查看注册确认点安排日历'],
    orgAddLocalPoint: ['GET', 'orgAddLocalPoint', 'view', '查找可安排的注册确认点'],
    getCurrentOrgBatchEnrollTimes: [
      'GET',
      'getCurrentOrgBatchEnrollTimes',
      'view',
      '查找可安排的注册时间段',
    ],
    create: ['POST', '', 'add', '新增注册确认点工作安排'],
    update: ['PUT', '{lsId}', 'edit', '修改注册确认点工作安排'],
    remove: ['DELETE', '{id}', 'delete', '删除注册确认点工作安排'],
    batchAddLocaleSet: ['POST', 'batchAddLocaleSet/{orgIds}', 'add', '批量新增注册确认点工作安排'],
  },
} as const;

export const confirmWork = {
  id: 'enroll.confirmWork',
  path: 'kernal/enroll/ConfirmWork',
  code: 'enroll.localeSet',
  calls: {
    list: ['GET', '', 'view', '查询注册确认点现场工作'],
    get: ['GET', '{id}', 'view', '查看注册确认点现场工作'],
    getLocaleDatas: ['GET', 'getLocaleDatas', 'view', '查询时间段内的注册现场工作'],
    getLocaleSetData: ['GET', 'getLocaleSetData', 'view', '查看注册现场工作日历'],
    orgAddLocalPoint: ['GET', 'orgAddLocalPoint', 'view', '查找可安排现场工作的注册确认点'],
    getCurrentOrgBatchEnrollTimes: [
      'GET',
      'getCurrentOrgBatchEnrollTimes',
      'view',
      '查找可安排现场工作的注册时间段',
    ],
    create: ['POST', '', 'add', '新增注册确认点现场工作'],
    update: ['PUT', '{lsId}', 'edit', '修改注册确认点现场工作'],
    remove: ['DELETE', '{id}', 'delete', '删除注册确认点现场工作'],
  },
} as const;

export const enrollment = {
  id: 'enroll.enrollment',
  path: 'kernal/enroll/enrollment',
  code: 'enroll.enrollment',
  calls: {
    list: ['GET', '', 'view', '查询注册申请'],
    get: ['GET', '{id}/{idNo}', 'view', '查看注册申请'],
    otherOrgEnrollList: [
      'GET',
      'otherOrgEnroll',
      'enroll.otherOrgEnroll.view',
      '查询其他确认点注册申请',
    ],
    otherOrgEnrollDetail: [
      'GET',
      'otherOrgEnroll/{id}/{idNo}',
      'enroll.otherOrgEnroll.view',
      '查看其他确认点注册申请',
    ],
    downOrgEnrollList: [
      'GET',
      'downOrgEnroll',
      'enroll.downOrgEnroll.view',
      '查询下级机构注册申请',
    ],
    downOrgEnrollDetail: [
      'GET',
      'downOrgEnroll/{id}/{idNo}',
      'enroll.downOrgEnroll.view',
      '查看下级机构注册申请',
    ],
    enrollMonitoringList: ['GET', 'EnrollMonitoring', 'enroll.monitoring.view', '查询全国注册数据'],
    enrollMonitoringView: [
      'GET',
      'EnrollMonitoring/{id}/{idNo}',
      'enroll.monitoring.view',
      '查看全国注册数据',
    ],
    queryAllEnrollFinshTheQuery: [
      'GET',
      'queryAllEnrollFinshTheQuery',
      'enroll.finalJudgement.view',
      '查询注册终审申请',
    ],
    queryAllEnrollCheckTheQuery: [
      'GET',
      'queryAllEnrollCheckTheQuery',
      'enroll.recheck.view',
      '查询注册复核申请',
    ],
    checkmentDetail: [
      'GET',
      'checkmentDetail/{id}/{idNo}',
      'enroll.recheck.view',
      '查看注册复核详情',
    ],
    fistCheckmentDetail: [
      'GET',
      'fistCheckmentDetail',
      'enroll.firstReview.view',
      '查看注册初核详情',
    ],
    queryAllEnrollLevelOrg: ['GET', 'queryAllEnrollLevelOrg', 'view', '查询本级及下级注册申请'],
    enrollReport: ['GET', 'enrollReport/{enrId}/{idNo}', 'print', '打印注册申请表或报告'],
    update: ['PUT', '{enrId}', 'edit', '修改注册申请'],
    downOrgEnrollEdit: [
      'PUT',
      'downOrgEnrollEdit',
      'enroll.downOrgEnroll.edit',
      '修改下级机构注册申请',
    ],
    editAllEnrollFinshTheReg: [
      'PUT',
      'editAllEnrollFinshTheReg',
      'enroll.finalJudgement.audit',
      '终审注册申请',
    ],
    editAllEnrollCheckTheReg: [
      'PUT',
      'editAllEnrollCheckTheReg',
      'enroll.recheck.audit',
      '复核注册申请',
    ],
    editEnrollmentFistAffirm: [
      'PUT',
      'editEnrollmentFistAffirm',
      'enroll.firstReview.audit',
      '初核注册申请',
    ],
    registrationDataAcceptance: [
      'PUT',
      'registrationDataAcceptance/{enrId}',
      'accept',
      '受理注册申请',
    ],
    batchApprovalEnroll: [
      'PUT',
      'batchApprovalEnroll',
      'enroll.finalJudgement.audit',
      '批量审批注册申请',
    ],
    lowerOrgbatchQualified: [
      'PUT',
      'lowerOrgbatchQualified',
      'enroll.recheck.audit',
      '下级机构注册申请批量合格',
    ],
    importDeclarationNotAccepted: [
      'POST',
      'importDeclarationNotAccepted',
      'import',
      '导入受理未受理的注册申报',
    ],
    applyCertChange: [
      'POST',
      'applyCertChange/{enrId}/{idNo}/{certNo}',
      'certChange',
      '申请变更注册证书信息',
    ],
    downOrgEnrollDelete: [
      'DELETE',
      'downOrgEnrollDelete/{enrId}/{idNo}',
      'enroll.downOrgEnroll.delete',
      '删除下级机构注册申请',
    ],
    figures: ['GET', 'figures', 'view', '查询注册待办数'],
    changeLocalSetInfo: [
      'PUT',
      'changeLocalSetInfo/{enrId}/{localSetid}/{lsId}',
      'changeLocale',
      '注册申请改到其他确认点',
    ],
    batchMsg: ['PUT', 'batchMsg/{enrIds}', 'enroll.message.send', '批量给注册申请人留言'],
    noticeList: ['POST', 'noticeList', 'notice', '生成注册公示名单'],
    sticker: ['POST', 'sticker', 'print', '打印注册贴条'],
    draftLimit: ['POST', 'draftLimit/{enrId}', 'limit.limitation.add', '按注册结论建立限制草稿'],
  },
} as const;

export const enrollAud = {
  id: 'enroll.enrollAud',
  path: 'kernal/enroll/enrollAud',
  code: 'enroll.message',
  calls: {
    list: ['GET', '', 'view', '查询注册留言'],
    create: ['POST', '', 'send', '给注册申请人留言'],
    cancel: ['PUT', 'cancel/{enrAudId}', 'send', '撤回注册留言'],
  },
} as const;

export const siteOrg = {
  id: 'enroll.siteOrg',
  path: 'kernal/enroll',
  code: 'enroll.siteOrg',
  calls: {
    querySiteOrgCity: ['GET', 'siteOrg/querySiteOrgCity', 'view', '查询市内注册机构公示信息'],
    update: ['PUT', 'siteOrg/{orgId}', 'edit', '修改注册机构公示信息'],
    editPublicOrgSiteOrg: [
      'PUT',
      'siteOrg/editPublicOrgSiteOrg/{orgIdKey}',
      'edit',
      '更正已公示的注册机构信息',
    ],
  },
} as const;

export const change = {
  id: 'enroll.change',
  path: 'kernal/enroll/change',
  code: 'enroll.change',
  calls: {
    list: ['GET', '', 'view', '查询注册变更'],
    update: ['PUT', '{id}', 'enroll.provinceBatch.change', '办理注册变更'],
  },
} as const;
