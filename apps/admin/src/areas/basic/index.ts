import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'doc.download': () => import('./docs/DocDownloadScreen'),
  'basic.filing': () => import('./filing/FilingScreen'),
  'basic.filingApprove': () => import('./filing/FilingApproveScreen'),
  'basic.dict': () => import('./dict/DictScreen'),
  'basic.major': () => import('./major/MajorScreen'),
  'basic.subjectType1': () => import('./subject/SubjectScreen'),
  'basic.subjectType2': () => import('./subject/SubjectScreen'),
  'basic.subjectType3': () => import('./subject/SubjectScreen'),
  'basic.subjectType4': () => import('./subject/SubjectScreen'),
  'basic.subjectType5': () => import('./subject/SubjectScreen'),
  'basic.subjectType66': () => import('./subject/SubjectScreen'),
  'basic.org': () => import('./organisations/OrgScreen'),
  'basic.orgLog': () => import('./organisations/OrgLogScreen'),
  'basic.orgNameLog': () => import('./organisations/OrgNameLogScreen'),
  'basic.provinceBatchPostpone': () => import('./organisations/OrgChangeScreen'),
  'basic.usbKey': () => import('./keys/UsbKeyScreen'),
  'basic.userUsbKey': () => import('./keys/UserUsbKeyScreen'),
  'basic.regPointQuery': () => import('./points/RegPointQueryScreen'),
  'basic.regPointManage': () => import('./points/RegPointManageScreen'),
  'basic.enrollPointQuery': () => import('./points/EnrollPointQueryScreen'),
  'basic.enrollPointManage': () => import('./points/EnrollPointManageScreen'),
  'basic.uniscOrg': () => import('./credit/UniscOrgScreen'),
  'basic.school': () => import('./schools/SchoolScreen'),
  'basic.workCalendar': () => import('./WorkCalendarScreen'),
} satisfies Pages;
