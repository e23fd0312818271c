import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'cert.certManage': () => import('./CertManageScreen'),
  'cert.changeApprove': () => import('./change/ChangeApproveScreen'),
  'cert.changeLog': () => import('./change/ChangeLogScreen'),
  'cert.changeRecord': () => import('./change/ChangeRecordScreen'),
  'cert.reissue': () => import('./apply/ReissueScreen'),
  'cert.blankStock': () => import('./BlankStockScreen'),
  'cert.supplementCollege': () => import('./history/SupplementCollegeScreen'),
  'cert.registerHistory': () => import('./history/RegisterHistoryScreen'),
  'cert.nationRegisterHistory': () => import('./history/NationRegisterHistoryScreen'),
  'cert.nationEnrollHistory': () => import('./history/NationEnrollHistoryScreen'),
  'cert.enrollHistory': () => import('./history/EnrollHistoryScreen'),
  'cert.enrollHistoryApprove': () => import('./history/EnrollHistoryApproveScreen'),
  'cert.tempRegisterHistory': () => import('./history/TempRegisterHistoryScreen'),
  'cert.tempProvinceHistory': () => import('./history/TempProvinceHistoryScreen'),
  'cert.tempEnrollHistory': () => import('./history/TempEnrollHistoryScreen'),
  'cert.certDetail': () => import('./CertDetailScreen'),
} satisfies Pages;
