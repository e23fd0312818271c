// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const admins = {
  id: 'rms.admins',
  path: 'tqc/rms/admins',
  code: 'rms.admins',
  calls: {
    list: ['GET', '', 'view', '查询用户'],
    create: ['POST', '', 'add', '新增用户'],
    get: ['GET', '{id}', 'view', '查看用户'],
    update: ['PUT', '{id}', 'edit', '修改用户'],
    remove: ['DELETE', '{id}', 'delete', '删除用户'],
    restore: ['PUT', '{id}/restore', 'restore', '启用用户'],
    forbid: ['PUT', '{id}/forbid', 'forbid', '停用用户'],
    roles: ['GET', '{id}/roles', 'view', '查看用户的角色'],
    getAdminDtoById: ['GET', 'getAdminDtoById/{id}', 'view', '查看用户详情'],
    addEnrollUser: ['POST', 'addEnrollUser', 'rms.enrollUser.add', '新增注册确认点用户'],
    editEnrollUser: ['PUT', 'editEnrollUser/{id}', 'rms.enrollUser.edit', '修改注册确认点用户'],
    delEnrollUser: ['DELETE', 'delEnrollUser/{id}', 'rms.enrollUser.delete', '删除注册确认点用户'],
    queryEnrollUser: ['GET', 'queryEnrollUser', 'rms.enrollUser.view', '查询注册确认点用户'],
    addCertificateUser: [
      'POST',
      'addCertificateUser',
      'rms.certificateUser.add',
      '新增认定确认点用户',
    ],
    editCertificateUser: [
      'PUT',
      'editCertificateUser/{id}',
      'rms.certificateUser.edit',
      '修改认定确认点用户',
    ],
    delCertificateUser: [
      'DELETE',
      'delCertificateUser/{id}',
      'rms.certificateUser.delete',
      '删除认定确认点用户',
    ],
    queryCertificateUser: [
      'GET',
      'queryCertificateUser',
      'rms.certificateUser.view',
      '查询认定确认点用户',
    ],
    importLocaleSetUser: ['POST', 'importLocaleSetUser', 'import', '导入确认点用户'],
    exportLocaleSetUser: ['GET', 'exportLocaleSetUser', 'export', '导出确认点用户'],
    exportRmsAdminBase: ['GET', 'exportRmsAdminBase/{ids}', 'export', '导出用户'],
    batchResetPassword: ['PUT', 'batchResetPassword/{ids}', 'resetPassword', '批量重置用户密码'],
    singleResetPassword: ['PUT', 'singleResetPassword/{ids}', 'resetPassword', '重置用户密码'],
    queryUserByMessage: ['GET', 'queryUserByMessage', 'message.msgSysmsg.send', '查找消息收件人'],
    queryCertificateUserByOrgIds: [
      'POST',
      'queryCertificateUserByOrgIds',
      'rms.certificateUser.view',
      '按机构查询认定确认点用户',
    ],
    queryEnrollUserByOrgIds: [
      'POST',
      'queryEnrollUserByOrgIds',
      'rms.enrollUser.view',
      '按机构查询注册确认点用户',
    ],
    endSession: ['DELETE', '{id}/session', 'edit', '结束用户的会话'],
    unlock: ['PUT', '{id}/unlock', 'edit', '解锁用户'],
  },
} as const;

export const roles = {
  id: 'rms.roles',
  path: 'tqc/rms/roles',
  code: 'rms.roles',
  calls: {
    list: ['GET', '', 'view', '查询角色'],
    create: ['POST', '', 'add', '新增角色'],
    get: ['GET', '{id}', 'view', '查看角色'],
    update: ['PUT', '{id}', 'edit', '修改角色'],
    remove: ['DELETE', '{id}', 'delete', '删除角色'],
    restore: ['PUT', '{id}/restore', 'restore', '启用角色'],
    forbid: ['PUT', '{id}/forbid', 'forbid', '停用角色'],
    permissions: ['GET', '{id}/permissions', 'view', '查看角色的权限'],
    queryProvinceRole: ['GET', 'queryProvinceRole/{roleId}', 'view', '查看角色的使用省份'],
  },
} as const;

export const permissions = {
  id: 'rms.permissions',
  path: 'tqc/rms/permissions',
  code: 'rms.permissions',
  calls: {
    list: ['GET', '', 'view', '查询权限'],
    roles: ['GET', '{id}/roles', 'view', '查看权限的角色'],
  },
} as const;

export const rolePermission = {
  id: 'rms.rolePermission',
  path: 'tqc/rms/role/permission',
  code: 'rms.roles',
  calls: {
    relations: ['PUT', 'relations', 'grant', '给角色授权'],
    relationsShow: ['PUT', 'relations/show', 'grant', '设置角色菜单显示'],
    relationsRemove: ['PUT', 'relations/remove', 'grant', '取消角色授权'],
  },
} as const;

export const userRole = {
  id: 'rms.userRole',
  path: 'tqc/rms/user/role',
  code: 'rms.admins',
  calls: {
    relations: ['PUT', 'relations', 'grant', '给用户分配角色'],
    relationsRemove: ['PUT', 'relations/remove', 'grant', '取消用户角色'],
    batchRelateUserRole: ['PUT', 'relations/batchRelateUserRole', 'grant', '批量给用户分配角色'],
  },
} as const;

export const verify = {
  id: 'rms.verify',
  path: 'tqc/rms/verify',
  code: 'rms.verify',
  calls: {
    list: ['GET', '', 'view', '查询用户权限变更审核'],
    accept: ['PUT', 'accept/{id}', 'audit', '通过用户权限变更'],
    acceptBatch: ['PUT', 'accept/batch/{ids}', 'audit', '批量通过用户权限变更'],
    reject: ['PUT', 'reject/{id}', 'audit', '拒绝用户权限变更'],
    rejectBatch: ['PUT', 'reject/batch/{ids}', 'audit', '批量拒绝用户权限变更'],
  },
} as const;

export const auth = {
  id: 'rms.auth',
  path: 'tqc/rms/auth',
  code: 'rms.auth',
  calls: {
    authTeachers: ['GET', 'authTeachers', 'view', '查询教师认证'],
    updateAuthById: ['GET', 'updateAuthById', 'edit', '办理教师认证'],
    sso: ['GET', 'sso', 'view', '查看单点登录状态'],
    authTeacher: ['POST', 'authTeacher', 'add', '新增教师认证'],
  },
} as const;

export const system = {
  id: 'rms.system',
  path: 'tqc/rms/system',
  code: 'rms.system',
  calls: {
    getAudit: ['GET', 'audit', 'view', '查看审计状态'],
    getGbsso: ['GET', 'gbsso', 'view', '查看国办接口开关'],
    setGbsso: ['POST', 'gbsso', 'edit', '设置国办接口开关'],
    getAuthentication: ['GET', 'authentication', 'view', '查看登录验证设置'],
    setAuthentication: ['POST', 'authentication', 'edit', '修改登录验证设置'],
    getSuspend: ['GET', 'suspend', 'view', '查看停用登录设置'],
    setSuspend: ['POST', 'suspend', 'edit', '修改停用登录设置'],
    testGbsso: ['POST', 'gbsso/test', 'edit', '测试国办接口连通'],
  },
} as const;

export const sso = {
  id: 'rms.sso',
  path: 'tqc/rms',
  code: 'rms.auth',
  calls: {
    getRmsSSO: ['GET', 'getRmsSSO', 'view', '获取单点登录地址'],
  },
} as const;

export const passkey = {
  id: 'rms.passkey',
  path: 'tqc/rms/admins/passkey',
  code: '',
  calls: {
    register: ['POST', 'register', 'signedIn', '登记安全密钥'],
    verify: ['POST', 'verify', 'public', '验证安全密钥'],
  },
} as const;

export const audit = {
  id: 'rms.audit',
  path: 'tqc/rms/audit',
  code: 'rms.audit',
  calls: {
    list: ['GET', '', 'view', '查询审计记录'],
    verify: ['POST', 'verify', 'view', '校验审计链'],
  },
} as const;

export const maintenance = {
  id: 'rms.maintenance',
  path: 'tqc/rms/maintenance',
  code: 'rms.maintenance',
  calls: {
    create: ['POST', '', 'add', '新增维护安排'],
    list: ['GET', '', 'view', '查询维护安排'],
    get: ['GET', '{maintId}', 'view', '查看维护安排'],
    update: ['PUT', '{maintId}', 'edit', '修改维护安排'],
    remove: ['DELETE', '{maintId}', 'delete', '删除维护安排'],
    current: ['GET', 'current', 'signedIn', '查看当前维护'],
  },
} as const;
