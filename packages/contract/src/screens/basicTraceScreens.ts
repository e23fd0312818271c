import type { Screen } from './screen';

/** Screens of the area basic: traces and records, reached from other screens. */
export const basicTraceScreens: readonly Screen[] = [
  {
    id: 'basic.siteOrgLog',
    route: '/basic/siteOrgLogIndex',
    title: '机构公示信息痕迹',
    kind: 'list',
    orgTypes: [2, 3, 4, 5],
    permission: 'basic.siteOrg.log',
    calls: ['basic.baseOrg.querySiteOrgLog'],
  },
  {
    id: 'basic.provinceBatchPostpone',
    route: '/basicModel/BasicsProvinceBatchPostponeSubModel',
    title: '变更记录',
    kind: 'list',
    orgTypes: [2, 3, 4, 5],
    permission: 'basic.orgChange.view',
    calls: ['basic.baseOrg.orgInfoQueryChange', 'basic.baseOrg.orgChangeDetailInfo'],
  },
  {
    id: 'basic.provinceBatchPostponeHis',
    route: '/basicModel/BasicsProvinceBatchPostponeSubModelHis',
    title: '发布记录',
    kind: 'list',
    orgTypes: [2, 3, 4, 5],
    permission: 'basic.siteOrg.view',
    calls: ['basic.baseOrg.queryRegSiteOrgDoList', 'basic.baseOrg.viewSiteOrgDo'],
  },
  {
    id: 'basic.provinceBatchPostpone2His',
    route: '/basicModel/BasicsProvinceBatchPostponeSubModel2His',
    title: '发布记录（注册）',
    kind: 'list',
    orgTypes: [2, 3, 4, 5],
    permission: 'basic.siteOrg.view',
    calls: ['basic.baseOrg.queryEnrollSiteOrgDoList', 'basic.baseOrg.viewSiteOrgDo'],
  },
];
