import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'doc.download': () => import('./docs/DocDownloadScreen'),
  'basic.filing': () => import('./filing/FilingScreen'),
  'basic.filingApprove': () => import('./filing/FilingApproveScreen'),
  'basic.dict': () => import('./TechnicalJobScreen'),
  'basic.workCalendar': () => import('./WorkCalendarScreen'),
} satisfies Pages;
