import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'cert.certManage': () => import('./CertManageScreen'),
  'cert.reissue': () => import('./apply/ReissueScreen'),
  'cert.blankStock': () => import('./BlankStockScreen'),
  'cert.certDetail': () => import('./CertDetailScreen'),
} satisfies Pages;
