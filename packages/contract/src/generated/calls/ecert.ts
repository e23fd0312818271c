// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const ecertOrgStamp = {
  id: 'ecert.ecertOrgStamp',
  path: 'ecert/ecertOrgStamp',
  code: 'ecert.stamp',
  calls: {
    list: ['GET', '', 'view', '查询机构电子印章'],
    get: ['GET', '{stampId}', 'view', '查看机构电子印章'],
    create: ['POST', '', 'add', '新增机构电子印章'],
    update: ['PUT', '{stampId}', 'edit', '修改机构电子印章'],
    statusChange: ['PUT', 'statusChange/{stampId}/{status}', 'status', '启用或停用机构电子印章'],
  },
} as const;

export const ecertCert = {
  id: 'ecert.ecertCert',
  path: 'ecert/ecertCert',
  code: 'ecert.cert',
  calls: {
    list: ['GET', '', 'view', '查询电子证书'],
    get: ['GET', '{id}', 'view', '查看电子证书'],
    create: ['POST', 'create', 'create', '签发电子证书'],
    cancel: ['PUT', 'cancel', 'cancel', '注销电子证书'],
    getEcertPhoto: ['GET', 'getEcertPhoto', 'view', '查看电子证书图样'],
    testPhoto: ['GET', 'testPhoto', 'view', '预览电子证书样张'],
    verify: ['GET', '{id}/verify', 'view', '验证电子证书'],
  },
} as const;

export const ecertChange = {
  id: 'ecert.ecertChange',
  path: 'ecert/ecertChange',
  code: 'ecert.change',
  calls: {
    list: ['GET', '', 'view', '查询电子证书痕迹'],
    get: ['GET', '{id}', 'view', '查看电子证书痕迹'],
  },
} as const;

export const ecertTask = {
  id: 'ecert.ecertTask',
  path: 'ecert/ecertTask',
  code: 'ecert.task',
  calls: {
    list: ['GET', '', 'view', '查询电子证书任务'],
    get: ['GET', '{id}', 'view', '查看电子证书任务'],
    addTask: ['POST', 'addTask', 'add', '新增电子证书任务'],
    statusChange: ['GET', 'statusChange/{id}/{status}', 'status', '按地址改变电子证书任务状态'],
    changeStatus: ['PUT', 'status', 'status', '改变电子证书任务状态'],
    items: ['GET', '{id}/items', 'view', '查看电子证书任务明细'],
  },
} as const;

export const baseOrgBatchAssign = {
  id: 'ecert.baseOrgBatchAssign',
  path: 'ecert/baseOrgBatchAssign',
  code: 'ecert.issueDate',
  calls: {
    getDefaultIssueDate: ['GET', 'defaultIssueDate', 'view', '查看默认发证日期'],
    setDefaultIssueDate: ['PUT', 'defaultIssueDate', 'edit', '设置默认发证日期'],
    getPopUpSettings: ['GET', 'popUpSettings', 'view', '查看发证日期弹窗设置'],
    setPopUpSettings: ['PUT', 'popUpSettings', 'edit', '设置发证日期弹窗'],
  },
} as const;
