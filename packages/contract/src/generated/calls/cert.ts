// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const certAssign = {
  id: 'cert.certAssign',
  path: 'cert/certAssign',
  code: 'cert.certAssign',
  calls: {
    list: ['GET', '', 'view', '查询证书编号'],
    create: ['POST', '', 'add', '生成证书编号'],
    get: ['GET', '{id}', 'view', '查看证书编号'],
    update: ['PUT', '{id}', 'edit', '修改证书编号'],
    remove: ['DELETE', '{id}', 'delete', '删除证书编号'],
  },
} as const;

export const certApply = {
  id: 'cert.certApply',
  path: 'cert/certApply',
  code: 'cert.certApply',
  calls: {
    list: ['GET', '', 'view', '查询证书补发换发申请'],
    create: ['POST', '', 'add', '新增证书补发换发申请'],
    get: ['GET', '{id}', 'view', '查看证书补发换发申请'],
    update: ['PUT', '{id}', 'edit', '办理证书补发换发申请'],
    remove: ['DELETE', '{id}', 'delete', '删除证书补发换发申请'],
  },
} as const;

export const certAddition = {
  id: 'cert.certAddition',
  path: 'cert/certAddition',
  code: 'cert.certAddition',
  calls: {
    list: ['GET', '', 'view', '查询空白证书'],
    create: ['POST', '', 'add', '申领空白证书'],
    get: ['GET', '{id}', 'view', '查看空白证书'],
    update: ['PUT', '{id}', 'edit', '办理空白证书'],
    remove: ['DELETE', '{id}', 'delete', '删除空白证书'],
  },
} as const;

export const cert = {
  id: 'cert.cert',
  path: 'cert/cert',
  code: 'cert.cert',
  calls: {
    list: ['GET', '', 'view', '查询教师资格证书'],
    create: ['POST', '', 'add', '补录教师资格证书'],
    get: ['GET', '{certId}', 'view', '查看教师资格证书'],
    update: ['PUT', '{certId}', 'edit', '修改教师资格证书'],
    remove: ['DELETE', '{certId}', 'delete', '申请删除教师资格证书'],
    querySupplementCert: ['GET', 'querySupplementCert', 'view', '查询可补发换发的证书'],
    removeTeacherCertCache: [
      'DELETE',
      'removeTeacherCertCache',
      'cacheRemove',
      '清除持证人核验缓存',
    ],
    queryNationCert: ['GET', 'queryNationCert', 'cert.nation.view', '查询全国教师资格证书'],
    change: ['POST', 'change', 'cert.certChange.apply', '申请变更注册历史或补录证书'],
    beforeCertApprove: ['PUT', 'beforeCertApprove', 'cert.certChange.audit', '审批证书变更'],
    certificateChange: ['PUT', 'certificateChange', 'cert.certChange.apply', '申请变更证书信息'],
    restoreCert: ['PUT', 'restoreCert', 'restore', '申请恢复教师资格证书'],
    deleteOrRestore: ['PUT', 'deleteOrRestore', 'deleteOrRestore', '申请删除或恢复教师资格证书'],
    recoveryCert: ['PUT', 'recoveryCert', 'recovery', '收回教师资格证书'],
    print: ['POST', 'print', 'print', '打印教师资格证书'],
    queryNationTrack: ['GET', 'queryNationTrack', 'cert.nation.view', '查看全国证书轨迹'],
    printed: ['GET', 'printed/{runId}', 'print', '查看教师资格证书打印件'],
    printTest: ['GET', 'printTest/{id}', 'print', '打印教师资格证书测试页'],
  },
} as const;

export const change = {
  id: 'cert.change',
  path: 'cert/change',
  code: 'cert.certChange',
  calls: {
    detailCertChg: ['GET', 'detailCertChg/{certId}', 'view', '查看证书变更明细'],
  },
} as const;

export const certChange = {
  id: 'cert.certChange',
  path: 'cert/certChange',
  code: 'cert.certChange',
  calls: {
    delCertChangeAndDetail: [
      'DELETE',
      'delCertChangeAndDetail/{chgCertid}',
      'delete',
      '删除证书变更申请',
    ],
    list: ['GET', '', 'view', '查询证书变更'],
    get: ['GET', '{chgId}', 'view', '查看证书变更'],
  },
} as const;

export const historyValid = {
  id: 'cert.historyValid',
  path: 'cert/historyValid',
  code: 'cert.historyValid',
  calls: {
    list: ['GET', '', 'view', '查询认定历史'],
    temp: ['GET', 'temp', 'view', '查询非正式认定历史'],
    collegeAud: ['GET', 'collegeAud', 'cert.historyCollege.view', '查询待补充学历的认定历史'],
    get: ['GET', '{regId}/{idNo}', 'view', '查看认定历史'],
    viewHistoryTemp: ['GET', 'viewHistoryTemp', 'view', '查看非正式认定历史'],
    associationCollege: [
      'POST',
      'associationCollege',
      'cert.historyCollege.edit',
      '关联认定历史学历',
    ],
    selectColeegeToHistoryValid: [
      'POST',
      'selectColeegeToHistoryValid',
      'cert.historyCollege.edit',
      '选择学历补充到认定历史',
    ],
    handleTemp: ['PUT', 'temp/{id}', 'edit', '处理非正式认定历史'],
  },
} as const;

export const enrollmentHistory = {
  id: 'cert.enrollmentHistory',
  path: 'cert/enrollmentHistory',
  code: 'cert.enrollmentHistory',
  calls: {
    list: ['GET', '', 'view', '查询注册历史'],
    get: ['GET', '{enrId}/{idNo}', 'view', '查看注册历史'],
    handleTemp: ['PUT', 'temp/{id}', 'edit', '处理非正式注册历史'],
    queryNation: ['GET', 'queryNation', 'cert.nation.view', '查询全国注册历史'],
    remind: ['PUT', 'remind', 'enroll.message.send', '提醒到期的教师'],
  },
} as const;

export const printLayout = {
  id: 'cert.printLayout',
  path: 'cert/printLayout',
  code: 'cert.cert',
  calls: {
    list: ['GET', '', 'print', '查询证书打印版式'],
    create: ['POST', '', 'print', '新增证书打印版式'],
    update: ['PUT', '{id}', 'print', '修改证书打印版式'],
    remove: ['DELETE', '{id}', 'print', '删除证书打印版式'],
  },
} as const;
