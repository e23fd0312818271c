import type { Screen } from './screen';

/** Screens of the area limit. */
export const limitScreens: readonly Screen[] = [
  { id: 'limit.group', route: '/limitModel', title: '限制库管理', order: 700, kind: 'group', orgTypes: [2, 3, 4, 5], permission: 'limit.group.menu',
    calls: [] },
  { id: 'limit.manage', route: '/limitModel/LimitationInfoSubModel', title: '限制库管理', order: 701, kind: 'list', orgTypes: [2, 3, 4, 5], permission: 'limit.manage.menu',
    calls: ['limit.list', 'limit.create', 'limit.get', 'limit.update', 'limit.remove', 'limit.getLaws', 'limit.uploadDecisionFile',
      'limit.downloadDecisionFile', 'limit.addCert', 'limit.deleteCert', 'limit.queryCert', 'limit.queryLimitationByStatus'] },
  { id: 'limit.approve', route: '/limitModel/WfWorkflowAuditSubModel', title: '限制库审批', order: 702, kind: 'list', orgTypes: [3, 4, 5], permission: 'limit.approve.menu',
    calls: ['limit.wfWorkflow.list', 'limit.wfWorkflow.get', 'limit.wfWorkflow.update', 'limit.queryLimitationByStatus'] },
  { id: 'limit.releaseFirstReview', route: '/limitModel/LimitationInfoFuHeSubModel', title: '限制库解除初审', order: 703, kind: 'list', orgTypes: [3, 4], permission: 'limit.releaseFirstReview.menu',
    calls: ['limit.queryLimitationByStatus', 'limit.get', 'limit.update', 'limit.wfWorkflow.list', 'limit.wfWorkflow.get',
      'limit.wfWorkflow.update'] },
  { id: 'limit.releaseApprove', route: '/limitModel/LimitationSubModel', title: '限制库解除审批', order: 704, kind: 'list', orgTypes: [4, 5], permission: 'limit.releaseApprove.menu',
    calls: ['limit.queryLimitationByStatus', 'limit.get', 'limit.update', 'limit.wfWorkflow.list', 'limit.wfWorkflow.get',
      'limit.wfWorkflow.update'] },
  { id: 'limit.pushRecord', route: '/limitModel/PushRecordQuery', title: '推送记录查询', order: 705, kind: 'list', orgTypes: [4, 5], permission: 'limit.pushRecord.menu',
    calls: ['limit.queryLimitationPush', 'limit.manualDataPush', 'limit.cancelPush'] },
  { id: 'limit.nation', route: '/limitModel/AllRestrictedLibraryData', title: '全国限制库数据查询', order: 706, kind: 'list', orgTypes: [2, 3, 4, 5], permission: 'limit.nation.menu',
    calls: ['limit.queryNationLimitation'] },
  { id: 'limit.other', route: '/limitModel/LimitationInfoSubOtherModel', title: '其他机构限制库数据', kind: 'list', orgTypes: [2, 3, 4, 5], permission: 'limit.other.view',
    calls: ['limit.queryLimitationOther'] },
];
