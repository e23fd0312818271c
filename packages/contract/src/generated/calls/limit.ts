// Made by `npm run catalogue` from docs/spec/calls.tsv; change the table, not this file.

export const limit = {
  id: 'limit',
  path: 'limit',
  code: 'limit.limitation',
  calls: {
    list: ['GET', '', 'view', '查询限制库记录'],
    create: ['POST', '', 'add', '新增限制库记录'],
    get: ['GET', '{limitId}', 'view', '查看限制库记录'],
    update: ['PUT', '{limitId}', 'edit', '办理限制库记录'],
    remove: ['DELETE', '{limitId}', 'delete', '删除限制库记录'],
    queryLimitationOther: [
      'GET',
      'queryLimitationOther',
      'limit.other.view',
      '查询其他机构限制库记录',
    ],
    queryLimitationPush: ['GET', 'queryLimitationPush', 'limit.push.view', '查询限制库推送记录'],
    queryLimitationByStatus: ['GET', 'queryLimitationByStatus', 'view', '按状态查询限制库记录'],
    queryNationLimitation: [
      'GET',
      'queryNationLimitation',
      'limit.nation.view',
      '查询全国限制库数据',
    ],
    getLaws: ['GET', 'getLaws', 'view', '查找限制依据条款'],
    uploadDecisionFile: ['POST', 'uploadDecisionFile', 'file', '上传限制决定文件'],
    downloadDecisionFile: ['GET', 'downloadDecisionFile', 'view', '下载限制决定文件'],
    manualDataPush: ['POST', 'manualDataPush', 'limit.push.push', '手动推送限制库数据'],
    cancelPush: ['PUT', 'cancelPush/{limitId}', 'limit.push.cancel', '取消推送限制库数据'],
    addCert: ['POST', 'addCert', 'cert', '限制库记录关联证书'],
    deleteCert: ['DELETE', 'deleteCert', 'cert', '限制库记录取消关联证书'],
    queryCert: ['GET', 'queryCert', 'view', '查询限制库记录关联的证书'],
    batchCompare: ['POST', 'batchCompare', 'limit.nation.compare', '批量比对限制库'],
  },
} as const;

export const wfWorkflow = {
  id: 'limit.wfWorkflow',
  path: 'limit/wfWorkflow',
  code: 'limit.workflow',
  calls: {
    list: ['GET', '', 'view', '查询审批事项'],
    get: ['GET', '{id}', 'view', '查看审批事项'],
    update: ['PUT', '{id}', 'audit', '审批限制库事项'],
  },
} as const;
