import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'cert.certManage': () => import('./CertManageScreen'),
  'cert.changeApprove': () => import('./change/ChangeApproveScreen'),
  'cert.changeLog': () => import('./change/ChangeLogScreen'),
  'cert.changeRecord': () => import('./change/ChangeRecordScreen'),
  'cert.reissue': () => import('./apply/ReissueScreen'),
  'cert.blankStock': () => import('./BlankStockScreen'),
  'cert.certDetail': () => import('./CertDetailScreen'),
} satisfies Pages;
