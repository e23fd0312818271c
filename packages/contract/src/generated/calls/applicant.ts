// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const ssouser = {
  id: 'applicant.ssouser',
  path: 'applicant/ssouser',
  code: 'applicant.ssouser',
  calls: {
    list: ['GET', '', 'view', '查询申请人'],
    get: ['GET', '{id}', 'view', '查看申请人'],
    update: ['PUT', '{id}', 'audit', '办理申请人账户'],
    removeCache: ['DELETE', '{ssoId}/{idNo}', 'cacheRemove', '清除申请人核验缓存'],
  },
} as const;

export const ssouserCollegeCert = {
  id: 'applicant.ssouserCollegeCert',
  path: 'applicant/ssouserCollegeCert',
  code: 'applicant.ssouserCollegeCert',
  calls: {
    list: ['GET', '', 'view', '查询申请人学历'],
    get: ['GET', '{id}', 'view', '查看申请人学历'],
    update: ['PUT', '{id}', 'edit', '核验申请人学历'],
    removeCache: ['DELETE', '{ssoId}/{idNo}', 'cacheRemove', '清除申请人学历核验缓存'],
  },
} as const;

export const ssouserPthCert = {
  id: 'applicant.ssouserPthCert',
  path: 'applicant/ssouserPthCert',
  code: 'applicant.ssouserPthCert',
  calls: {
    list: ['GET', '', 'view', '查询申请人普通话证书'],
    get: ['GET', '{id}', 'view', '查看申请人普通话证书'],
    update: ['PUT', '{id}', 'edit', '核验申请人普通话证书'],
    removeCache: ['DELETE', '{ssoId}/{idNo}', 'cacheRemove', '清除申请人普通话证书核验缓存'],
  },
} as const;

export const ssouserStudent = {
  id: 'applicant.ssouserStudent',
  path: 'applicant/ssouserStudent',
  code: 'applicant.ssouserStudent',
  calls: {
    list: ['GET', '', 'view', '查询申请人学籍'],
    get: ['GET', '{id}', 'view', '查看申请人学籍'],
    update: ['PUT', '{id}', 'edit', '核验申请人学籍'],
    removeCache: ['DELETE', '{ssoId}/{idNo}', 'cacheRemove', '清除申请人学籍核验缓存'],
  },
} as const;

export const ssouserDegreeCert = {
  id: 'applicant.ssouserDegreeCert',
  path: 'applicant/ssouserDegreeCert',
  code: 'applicant.ssouserDegreeCert',
  calls: {
    list: ['GET', '', 'view', '查询申请人学位'],
    get: ['GET', '{id}', 'view', '查看申请人学位'],
    update: ['PUT', '{id}', 'edit', '核验申请人学位'],
    removeCache: ['DELETE', '{ssoId}/{idNo}', 'cacheRemove', '清除申请人学位核验缓存'],
  },
} as const;

export const normalPreServiceTeacher = {
  id: 'applicant.normalPreServiceTeacher',
  path: 'applicant/normalPreServiceTeacher',
  code: 'applicant.normalPreServiceTeacher',
  calls: {
    list: ['GET', '', 'view', '查询师范生免试信息'],
    get: ['GET', '{studentId}', 'view', '查看师范生免试信息'],
    update: ['PUT', '{studentId}', 'edit', '修改师范生免试信息'],
    removeCache: ['DELETE', '{ssoId}/{idNo}', 'cacheRemove', '清除师范生免试信息缓存'],
  },
} as const;

export const score = {
  id: 'applicant.score',
  path: 'applicant/score',
  code: 'applicant.score',
  calls: {
    list: ['GET', '', 'view', '查询国考成绩'],
    get: ['GET', '{id}', 'view', '查看国考成绩'],
    removeCache: ['DELETE', '{ssoId}/{idNo}', 'cacheRemove', '清除国考成绩缓存'],
    importScore: ['POST', 'importScore', 'import', '导入国考成绩'],
  },
} as const;

export const ssouserAccessquery = {
  id: 'applicant.ssouserAccessquery',
  path: 'applicant/ssouserAccessquery',
  code: 'applicant.ssouserAccessquery',
  calls: {
    list: ['GET', '', 'view', '查询申请人准入查询'],
    get: ['GET', '{id}', 'view', '查看申请人准入查询'],
    removeCache: ['DELETE', '{ssoId}/{idNo}', 'cacheRemove', '清除准入查询缓存'],
  },
} as const;

export const ssoUserTeacherCert = {
  id: 'applicant.ssoUserTeacherCert',
  path: 'applicant/ssoUserTeacherCert',
  code: 'applicant.ssoUserTeacherCert',
  calls: {
    list: ['GET', '', 'view', '查询申请人其他证书'],
    get: ['GET', '{id}', 'view', '查看申请人其他证书'],
    update: ['PUT', '{id}', 'edit', '核验申请人其他证书'],
  },
} as const;

export const ssouserForgetpassApply = {
  id: 'applicant.ssouserForgetpassApply',
  path: 'applicant/ssouserForgetpassApply',
  code: 'applicant.ssouserForgetpassApply',
  calls: {
    list: ['GET', '', 'view', '查询申请人事务'],
    get: ['GET', '{id}', 'view', '查看申请人事务'],
    update: ['PUT', '{id}', 'audit', '审核申请人事务'],
  },
} as const;

export const normaleUniversity = {
  id: 'applicant.normaleUniversity',
  path: 'normal/normaleUniversity',
  code: 'exemption.normaleUniversity',
  calls: {
    getCollegeDict: ['POST', 'getCollegeDict', 'view', '查找免试院校'],
  },
} as const;
