import type { Screen } from './screen';

/** Screens of the area ecert. */
export const ecertScreens: readonly Screen[] = [
  { id: 'ecert.group', route: '/ecertModel', title: '电子证照', order: 800, kind: 'group', orgTypes: [2, 3, 4, 5], permission: 'ecert.group.menu',
    calls: [] },
  { id: 'ecert.orgStamp', route: '/ecertModel/ecertOrgStamp', title: '机构电子印章管理', order: 801, kind: 'list', orgTypes: [2, 3, 4], permission: 'ecert.orgStamp.menu',
    calls: ['ecert.ecertOrgStamp.list', 'ecert.ecertOrgStamp.get', 'ecert.ecertOrgStamp.create', 'ecert.ecertOrgStamp.update',
      'ecert.ecertOrgStamp.statusChange'] },
  { id: 'ecert.cert', route: '/ecertModel/ecertCert', title: '本机构电子证书', order: 802, kind: 'list', orgTypes: [2, 3, 4], permission: 'ecert.cert.menu',
    calls: ['ecert.ecertCert.list', 'ecert.ecertCert.get', 'ecert.ecertCert.create', 'ecert.ecertCert.cancel',
      'ecert.ecertCert.getEcertPhoto', 'ecert.ecertCert.testPhoto', 'ecert.baseOrgBatchAssign.getDefaultIssueDate',
      'ecert.baseOrgBatchAssign.setDefaultIssueDate', 'ecert.baseOrgBatchAssign.getPopUpSettings',
      'ecert.baseOrgBatchAssign.setPopUpSettings'] },
  { id: 'ecert.task', route: '/ecertModel/ecertTask', title: '电子证书任务管理', order: 803, kind: 'list', orgTypes: [2, 3, 4, 5], permission: 'ecert.task.menu',
    calls: ['ecert.ecertTask.list', 'ecert.ecertTask.get', 'ecert.ecertTask.addTask', 'ecert.ecertTask.statusChange'] },
  { id: 'ecert.change', route: '/ecertModel/ecertChange', title: '电子证书痕迹', order: 804, kind: 'list', orgTypes: [2, 3, 4, 5], permission: 'ecert.change.menu',
    calls: ['ecert.ecertChange.list', 'ecert.ecertChange.get'] },
];
