// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const normalFiling = {
  id: 'exemption.normalFiling',
  path: 'normal/normalFiling',
  code: 'exemption.filing',
  calls: {
    list: ['GET', '', 'view', '查询免试备案'],
    create: ['POST', '', 'add', '新增免试备案'],
    get: ['GET', '{docId}', 'view', '查看免试备案'],
    update: ['PUT', '{docId}', 'edit', '修改免试备案'],
    remove: ['DELETE', '{docId}', 'delete', '删除免试备案'],
    audit: ['PUT', 'audit/{docIds}', 'audit', '审批免试备案'],
  },
} as const;

export const normalCollegeMajor = {
  id: 'exemption.normalCollegeMajor',
  path: 'normal/normalCollegeMajor',
  code: 'exemption.collegeMajor',
  calls: {
    list: ['GET', '', 'view', '查询免试院校专业名录'],
    create: ['POST', '', 'add', '新增免试院校专业名录'],
    get: ['GET', '{id}', 'view', '查看免试院校专业名录'],
    update: ['PUT', '{id}', 'edit', '修改免试院校专业名录'],
    remove: ['DELETE', '{id}', 'delete', '删除免试院校专业名录'],
    audit: ['PUT', 'audit/{ids}', 'audit', '审批免试院校专业名录'],
  },
} as const;

export const normaleUniversity = {
  id: 'exemption.normaleUniversity',
  path: 'normal/normaleUniversity',
  code: 'exemption.normaleUniversity',
  calls: {
    list: ['GET', '', 'view', '查询免试参加高校'],
    get: ['GET', '{collegeId}', 'view', '查看免试参加高校'],
  },
} as const;

export const normalReviewTime = {
  id: 'exemption.normalReviewTime',
  path: 'normal/normalReviewTime',
  code: 'exemption.reviewTime',
  calls: {
    list: ['GET', '', 'view', '查询免试报送审核时间'],
    create: ['POST', '', 'add', '新增免试报送审核时间'],
    get: ['GET', '{id}', 'view', '查看免试报送审核时间'],
    update: ['PUT', '{id}', 'edit', '修改免试报送审核时间'],
    remove: ['DELETE', '{id}', 'delete', '删除免试报送审核时间'],
  },
} as const;

export const normalSmsTask = {
  id: 'exemption.normalSmsTask',
  path: 'normal/normalSmsTask',
  code: 'exemption.sms',
  calls: {
    list: ['GET', '', 'view', '查询免试短信任务'],
    create: ['POST', '', 'add', '新增免试短信任务'],
    get: ['GET', '{taskId}', 'view', '查看免试短信任务'],
    update: ['PUT', '{taskId}', 'edit', '办理免试短信任务'],
  },
} as const;

export const normalStudent = {
  id: 'exemption.normalStudent',
  path: 'normal',
  code: 'exemption.normalStudent',
  calls: {
    create: ['POST', 'normalStudent', 'add', '新增免试学生数据'],
    remove: ['DELETE', 'normalStudent/{studentId}', 'delete', '删除免试学生数据'],
    figures: ['GET', 'normalStudent/figures', 'view', '查询免试学生数据待办数'],
    submit: ['PUT', 'normalStudent/submit', 'submit', '提交免试学生数据'],
    audit: ['PUT', 'normalStudent/audit', 'audit', '审核免试学生数据'],
    number: ['POST', 'normalStudent/number', 'number', '生成职业能力证书编号'],
    certificate: ['GET', 'normalStudent/certificate/{studentId}', 'print', '打印职业能力证书'],
    importStudent: ['POST', 'normalStudent/import', 'import', '导入免试学生数据'],
    importLog: ['GET', 'normalStudent/importLog', 'import', '查询免试导入日志'],
    undoImport: ['DELETE', 'normalStudent/importLog/{importId}', 'import', '撤销免试学生数据导入'],
    statistics: [
      'GET',
      'normalStudent/statistics',
      'exemption.statistics.view',
      '查询免试报送统计',
    ],
  },
} as const;

export const normalSubjectThree = {
  id: 'exemption.normalSubjectThree',
  path: 'normal/normalSubjectThree',
  code: 'exemption.subjectThree',
  calls: {
    list: ['GET', '', 'view', '查询科目三比对数据'],
    create: ['POST', '', 'add', '新增科目三比对数据'],
    get: ['GET', '{id}', 'view', '查看科目三比对数据'],
    update: ['PUT', '{id}', 'edit', '修改科目三比对数据'],
    remove: ['DELETE', '{id}', 'delete', '删除科目三比对数据'],
  },
} as const;
