// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const baseDict = {
  id: 'basic.baseDict',
  path: 'basic/baseDict',
  code: 'basic.baseDict',
  calls: {
    create: ['POST', '', 'add', '新增字典项'],
    list: ['GET', '', 'view', '查询字典项'],
    get: ['GET', '{id}', 'view', '查看字典项'],
    update: ['PUT', '{id}', 'edit', '修改字典项'],
    remove: ['DELETE', '{id}', 'delete', '删除字典项'],
    queryKV: ['GET', 'queryKV', 'view', '查找字典项选项'],
    getData: ['GET', 'getData', 'view', '读取全部字典项'],
  },
} as const;

export const baseDictType = {
  id: 'basic.baseDictType',
  path: 'basic/baseDictType',
  code: 'basic.baseDictType',
  calls: {
    create: ['POST', '', 'add', '新增字典类型'],
    list: ['GET', '', 'view', '查询字典类型'],
    get: ['GET', '{id}', 'view', '查看字典类型'],
    update: ['PUT', '{id}', 'edit', '修改字典类型'],
    remove: ['DELETE', '{id}', 'delete', '删除字典类型'],
    queryKV: ['GET', 'queryKV', 'view', '查找字典类型选项'],
  },
} as const;

export const baseSubject = {
  id: 'basic.baseSubject',
  path: 'basic/baseSubject',
  code: 'basic.baseSubject',
  calls: {
    create: ['POST', '', 'add', '新增任教学科'],
    list: ['GET', '', 'view', '查询任教学科'],
    get: ['GET', '{id}', 'view', '查看任教学科'],
    update: ['PUT', '{id}', 'edit', '修改任教学科'],
    remove: ['DELETE', '{id}', 'delete', '删除任教学科'],
    queryTreeData: ['GET', 'queryTreeData', 'view', '查看任教学科树'],
    queryKV: ['GET', 'queryKV', 'view', '查找任教学科选项'],
    getData: ['GET', 'getData', 'view', '读取全部任教学科'],
  },
} as const;

export const baseMajor = {
  id: 'basic.baseMajor',
  path: 'basic/baseMajor',
  code: 'basic.baseMajor',
  calls: {
    create: ['POST', '', 'add', '新增专业'],
    list: ['GET', '', 'view', '查询专业'],
    get: ['GET', '{id}', 'view', '查看专业'],
    update: ['PUT', '{id}', 'edit', '修改专业'],
    remove: ['DELETE', '{id}', 'delete', '删除专业'],
    queryKV: ['GET', 'queryKV', 'view', '查找专业选项'],
    getData: ['GET', 'getData', 'view', '读取全部专业'],
  },
} as const;

export const baseTechnicalJob = {
  id: 'basic.baseTechnicalJob',
  path: 'basic/baseTechnicalJob',
  code: 'basic.baseTechnicalJob',
  calls: {
    create: ['POST', '', 'add', '新增专业技术职务'],
    list: ['GET', '', 'view', '查询专业技术职务'],
    get: ['GET', '{id}', 'view', '查看专业技术职务'],
    update: ['PUT', '{id}', 'edit', '修改专业技术职务'],
    remove: ['DELETE', '{id}', 'delete', '删除专业技术职务'],
    queryKV: ['GET', 'queryKV', 'view', '查找专业技术职务选项'],
  },
} as const;

export const workCalendar = {
  id: 'basic.workCalendar',
  path: 'basic/workCalendar',
  code: 'basic.workCalendar',
  calls: {
    create: ['POST', '', 'add', '新增工作日历'],
    list: ['GET', '', 'view', '查询工作日历'],
    get: ['GET', '{id}', 'view', '查看工作日历'],
    update: ['PUT', '{id}', 'edit', '修改工作日历'],
    remove: ['DELETE', '{id}', 'delete', '删除工作日历'],
  },
} as const;

export const baseCertType = {
  id: 'basic.baseCertType',
  path: 'basic/baseCertType',
  code: 'basic.baseCertType',
  calls: {
    create: ['POST', '', 'add', '新增资格种类'],
    list: ['GET', '', 'view', '查询资格种类'],
    get: ['GET', '{id}', 'view', '查看资格种类'],
    update: ['PUT', '{id}', 'edit', '修改资格种类'],
    remove: ['DELETE', '{id}', 'delete', '删除资格种类'],
    queryKV: ['GET', 'queryKV', 'view', '查找资格种类选项'],
  },
} as const;

export const baseCollege = {
  id: 'basic.baseCollege',
  path: 'basic/baseCollege',
  code: 'basic.baseCollege',
  calls: {
    create: ['POST', '', 'add', '新增院校'],
    list: ['GET', '', 'view', '查询院校'],
    get: ['GET', '{id}', 'view', '查看院校'],
    update: ['PUT', '{id}', 'edit', '修改院校'],
    remove: ['DELETE', '{id}', 'delete', '删除院校'],
    queryKV: ['GET', 'queryKV', 'view', '查找院校选项'],
    getData: ['GET', 'getData', 'view', '读取全部院校'],
  },
} as const;

export const baseOrg = {
  id: 'basic.baseOrg',
  path: 'basic/baseOrg',
  code: 'basic.baseOrg',
  calls: {
    create: ['POST', '', 'add', '新增机构'],
    list: ['GET', '', 'view', '查询机构'],
    get: ['GET', '{id}', 'view', '查看机构'],
    update: ['PUT', '{id}', 'edit', '修改机构'],
    remove: ['DELETE', '{id}', 'delete', '删除机构'],
    queryKV: ['GET', 'queryKV', 'view', '查找机构选项'],
    getData: ['GET', 'getData', 'view', '读取全部机构'],
    getProvinces: ['GET', 'getProvinces', 'view', '查询省级机构'],
    getTreeData: ['GET', 'getTreeData', 'view', '查看机构树'],
    orgRename: ['PUT', 'orgRename/{orgId}', 'rename', '机构更名'],
    orgAnnul: ['PUT', 'orgAnnul/{id}', 'annul', '撤并机构'],
    transferHistoryData: ['PUT', 'transferHistoryData/{id}', 'transfer', '移交机构历史数据'],
    exportOrg: ['POST', 'exportOrg', 'export', '导出机构'],
    exportLocaleSetData: ['GET', 'exportLocaleSetData', 'export', '导出确认点'],
    importLocaleSet: ['POST', 'importLocaleSet', 'import', '导入确认点'],
    importLocaleSetRs: ['GET', 'importLocaleSetRs', 'import', '查看确认点导入结果'],
    importUniscOrg: ['POST', 'importUniscOrg', 'basic.uniscOrg.import', '导入统一社会信用代码'],
    exportUniscOrg: ['POST', 'exportUniscOrg', 'basic.uniscOrg.export', '导出统一社会信用代码'],
    onlyEcertSwitch: ['PUT', 'onlyEcertSwitch', 'ecertSwitch', '设置机构只发电子证书'],
    queryBaseOrgEnroll: ['GET', 'queryBaseOrgEnroll', 'view', '查询注册确认点'],
    queryBaseOrgByOrgIds: ['GET', 'queryBaseOrgByOrgIds/{orgIds}', 'view', '按编号查询机构'],
    getConfirmWorkData: ['GET', 'getConfirmWorkData', 'view', '查询确认点当日工作'],
    getReOrgData: ['GET', 'getReOrgData', 'view', '查询认定机构统一社会信用代码'],
    getRegOrgData: ['GET', 'getRegOrgData', 'view', '查询认定机构及其确认点数'],
    querySiteOrgLog: [
      'GET',
      'querySiteOrgLog/{orgIdKey}/{isProvince}/{workType}',
      'basic.siteOrg.log',
      '查询机构公示信息痕迹',
    ],
    orgChangeDetailInfo: ['GET', 'orgChangeDetailInfo', 'basic.orgChange.view', '查看机构变更明细'],
    orgInfoQueryChange: ['GET', 'orgInfoQueryChange', 'basic.orgChange.view', '查询机构变更记录'],
    getConfirmPointData: ['GET', 'getConfirmPointData', 'view', '查询认定确认点'],
    addBaseOrg2: ['POST', '/basic/baseOrg2', 'add', '新增认定确认点'],
    addBaseOrgEnroll: ['POST', 'addBaseOrgEnroll', 'add', '新增注册确认点'],
    queryOrgNamesByOrgIds: ['GET', 'queryOrgNamesByOrgIds', 'view', '按编号查询机构名称'],
    queryRegSiteOrgDoList: [
      'GET',
      'queryRegSiteOrgDoList',
      'basic.siteOrg.view',
      '查询认定机构公示信息',
    ],
    queryEnrollSiteOrgDoList: [
      'GET',
      'queryEnrollSiteOrgDoList',
      'basic.siteOrg.view',
      '查询注册机构公示信息',
    ],
    viewSiteOrgDo: ['GET', 'viewSiteOrgDo', 'basic.siteOrg.view', '查看机构公示信息'],
    editBaseSiteOrg: ['PUT', 'editBaseSiteOrg', 'basic.siteOrg.edit', '修改认定机构公示信息'],
    siteOrgReleaseApply: [
      'POST',
      'siteOrgReleaseApply',
      'basic.siteOrg.releaseApply',
      '申请发布认定机构公示信息',
    ],
    siteOrgEnrollReleaseApply: [
      'POST',
      'siteOrgEnrollReleaseApply',
      'basic.siteOrg.releaseApply',
      '申请发布注册机构公示信息',
    ],
    reviewRegSiteOrgDoList: [
      'PUT',
      'reviewRegSiteOrgDoList',
      'basic.siteOrg.releaseAudit',
      '审核机构公示信息发布',
    ],
  },
} as const;

export const baseOrgCertType = {
  id: 'basic.baseOrgCertType',
  path: 'basic/baseOrgCertType',
  code: 'basic.baseOrgCertType',
  calls: {
    create: ['POST', '', 'add', '新增机构资格种类'],
    list: ['GET', '', 'view', '查询机构资格种类'],
    get: ['GET', '{id}', 'view', '查看机构资格种类'],
    update: ['PUT', '{id}', 'edit', '修改机构资格种类'],
    remove: ['DELETE', '{id}', 'delete', '删除机构资格种类'],
  },
} as const;

export const baseOrgDict = {
  id: 'basic.baseOrgDict',
  path: 'basic/baseOrgDict',
  code: 'basic.baseOrgDict',
  calls: {
    create: ['POST', '', 'add', '新增本机构字典'],
    list: ['GET', '', 'view', '查询本机构字典'],
    get: ['GET', '{id}', 'view', '查看本机构字典'],
    update: ['PUT', '{id}', 'edit', '修改本机构字典'],
    remove: ['DELETE', '{id}', 'delete', '删除本机构字典'],
  },
} as const;

export const baseOrgDisable = {
  id: 'basic.baseOrgDisable',
  path: 'basic/baseOrgDisable',
  code: 'basic.baseOrgDisable',
  calls: {
    create: ['POST', '', 'add', '新增机构停用记录'],
    list: ['GET', '', 'view', '查询机构停用记录'],
    get: ['GET', '{id}', 'view', '查看机构停用记录'],
    update: ['PUT', '{id}', 'edit', '修改机构停用记录'],
    remove: ['DELETE', '{id}', 'delete', '删除机构停用记录'],
  },
} as const;

export const baseOrgLockTime = {
  id: 'basic.baseOrgLockTime',
  path: 'basic/baseOrgLockTime',
  code: 'basic.baseOrgLockTime',
  calls: {
    create: ['POST', '', 'add', '新增机构锁定时间'],
    list: ['GET', '', 'view', '查询机构锁定时间'],
    get: ['GET', '{id}', 'view', '查看机构锁定时间'],
    update: ['PUT', '{id}', 'edit', '修改机构锁定时间'],
    remove: ['DELETE', '{id}', 'delete', '删除机构锁定时间'],
  },
} as const;

export const baseOrgCetNum = {
  id: 'basic.baseOrgCetNum',
  path: 'basic/baseOrgCetNum',
  code: 'basic.baseOrgCetNum',
  calls: {
    create: ['POST', '', 'add', '新增机构证书起始编号'],
    list: ['GET', '', 'view', '查询机构证书起始编号'],
    get: ['GET', '{id}', 'view', '查看机构证书起始编号'],
    update: ['PUT', '{id}', 'edit', '修改机构证书起始编号'],
    remove: ['DELETE', '{id}', 'delete', '删除机构证书起始编号'],
  },
} as const;

export const baseOrgTag = {
  id: 'basic.baseOrgTag',
  path: 'basic/baseOrgTag',
  code: 'basic.baseOrgTag',
  calls: {
    create: ['POST', '', 'add', '新增机构标签'],
    list: ['GET', '', 'view', '查询机构标签'],
    get: ['GET', '{id}', 'view', '查看机构标签'],
    update: ['PUT', '{id}', 'edit', '修改机构标签'],
    remove: ['DELETE', '{id}', 'delete', '删除机构标签'],
  },
} as const;

export const baseCollegeTag = {
  id: 'basic.baseCollegeTag',
  path: 'basic/baseCollegeTag',
  code: 'basic.baseCollegeTag',
  calls: {
    create: ['POST', '', 'add', '新增院校标签'],
    list: ['GET', '', 'view', '查询院校标签'],
    get: ['GET', '{id}', 'view', '查看院校标签'],
    update: ['PUT', '{id}', 'edit', '修改院校标签'],
    remove: ['DELETE', '{id}', 'delete', '删除院校标签'],
  },
} as const;

export const baseRareWords = {
  id: 'basic.baseRareWords',
  path: 'basic/baseRareWords',
  code: 'basic.baseRareWords',
  calls: {
    create: ['POST', '', 'add', '新增生僻字'],
    list: ['GET', '', 'view', '查询生僻字'],
    get: ['GET', '{id}', 'view', '查看生僻字'],
    update: ['PUT', '{id}', 'edit', '修改生僻字'],
    remove: ['DELETE', '{id}', 'delete', '删除生僻字'],
  },
} as const;

export const baseOrgAnnulLog = {
  id: 'basic.baseOrgAnnulLog',
  path: 'basic/baseOrgAnnulLog',
  code: 'basic.baseOrgAnnulLog',
  calls: {
    create: ['POST', '', 'add', '新增机构撤并日志'],
    list: ['GET', '', 'view', '查询机构撤并日志'],
    get: ['GET', '{id}', 'view', '查看机构撤并日志'],
    update: ['PUT', '{id}', 'edit', '修改机构撤并日志'],
    remove: ['DELETE', '{id}', 'delete', '删除机构撤并日志'],
  },
} as const;

export const baseOrgHisoryLog = {
  id: 'basic.baseOrgHisoryLog',
  path: 'basic/baseOrgHisoryLog',
  code: 'basic.baseOrgHisoryLog',
  calls: {
    create: ['POST', '', 'add', '新增机构历史日志'],
    list: ['GET', '', 'view', '查询机构历史日志'],
    get: ['GET', '{id}', 'view', '查看机构历史日志'],
    update: ['PUT', '{id}', 'edit', '修改机构历史日志'],
    remove: ['DELETE', '{id}', 'delete', '删除机构历史日志'],
  },
} as const;

export const orgNameLog = {
  id: 'basic.orgNameLog',
  path: 'basic/orgNameLog',
  code: 'basic.orgNameLog',
  calls: {
    create: ['POST', '', 'add', '新增机构更名日志'],
    list: ['GET', '', 'view', '查询机构更名日志'],
    get: ['GET', '{id}', 'view', '查看机构更名日志'],
    update: ['PUT', '{id}', 'edit', '修改机构更名日志'],
    remove: ['DELETE', '{id}', 'delete', '删除机构更名日志'],
  },
} as const;

export const baseOrgSchool = {
  id: 'basic.baseOrgSchool',
  path: 'basic/baseOrgSchool',
  code: 'basic.baseOrgSchool',
  calls: {
    create: ['POST', '', 'add', '新增学校'],
    list: ['GET', '', 'view', '查询学校'],
    get: ['GET', '{id}', 'view', '查看学校'],
    update: ['PUT', '{id}', 'edit', '修改学校'],
    remove: ['DELETE', '{id}', 'delete', '删除学校'],
    export: ['POST', 'export', 'export', '导出学校'],
    importSchool: ['POST', 'import', 'import', '导入学校'],
    importStatus: ['GET', 'importStatus', 'import', '查看学校导入进度'],
  },
} as const;

export const eduDoc = {
  id: 'basic.eduDoc',
  path: 'basic/eduDoc',
  code: 'basic.eduDoc',
  calls: {
    create: ['POST', '', 'add', '新增下载资料'],
    list: ['GET', '', 'view', '查询下载资料'],
    get: ['GET', '{id}', 'view', '查看下载资料'],
    update: ['PUT', '{id}', 'edit', '修改下载资料'],
    remove: ['DELETE', '{id}', 'delete', '删除下载资料'],
    zip: ['GET', 'zip', 'view', '打包下载资料'],
  },
} as const;

export const rmsUsbKey = {
  id: 'basic.rmsUsbKey',
  path: 'basic',
  code: 'basic.usbKey',
  calls: {
    getData: ['GET', 'rmsUsbKey/getData', 'view', '查询USBKey'],
    exportUsbKey: ['GET', 'rmsUsbKey/exportUsbKey', 'export', '导出USBKey'],
    getRmsUserUsbKeyData: [
      'GET',
      'rmsUsbKey/getRmsUserUsbKeyData',
      'basic.userUsbKey.view',
      '查询用户USBKey',
    ],
    getRmsUserUsbKey: [
      'GET',
      'rmsUsbKey/getRmsUserUsbKey/{id}',
      'basic.userUsbKey.view',
      '查看用户USBKey',
    ],
    getUnUsbKeyOfProvince: [
      'GET',
      'rmsUsbKey/getUnUsbKeyOfProvince/{id}',
      'view',
      '查询省内未分配USBKey',
    ],
    setUserUsbKey: [
      'PUT',
      'rmsUsbKey/setUserUsbKey/{id}',
      'basic.userUsbKey.edit',
      '设置用户USBKey',
    ],
    importUsbKey: ['POST', 'rmsUsbKey/importUsbKey', 'import', '导入USBKey'],
    updateUsbKey: ['PUT', 'rmsUsbKey/{id}', 'edit', '办理USBKey'],
  },
} as const;

export const siteOrg = {
  id: 'basic.siteOrg',
  path: 'website/siteOrg',
  code: 'basic.siteOrg',
  calls: {
    enrollEditSiteOrg: ['PUT', 'EnrollEditSiteOrg/{orgIdKey}', 'edit', '更正注册机构网站信息'],
  },
} as const;
