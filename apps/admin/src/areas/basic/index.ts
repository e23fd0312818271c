import type { Pages } from '../../kit/session/pages';

/** One page for the six trees of subjects: the address says which. */
const subject = () => import('./subject/SubjectScreen');

/** Pages of this area. */
export const pages = {
  'doc.download': () => import('./docs/DocDownloadScreen'),
  'basic.filing': () => import('./filing/FilingScreen'),
  'basic.filingApprove': () => import('./filing/FilingApproveScreen'),
  'basic.dict': () => import('./dict/DictScreen'),
  'basic.major': () => import('./major/MajorScreen'),
  'basic.subjectType1': subject,
  'basic.subjectType2': subject,
  'basic.subjectType3': subject,
  'basic.subjectType4': subject,
  'basic.subjectType5': subject,
  'basic.subjectType66': subject,
  'basic.workCalendar': () => import('./WorkCalendarScreen'),
} satisfies Pages;
