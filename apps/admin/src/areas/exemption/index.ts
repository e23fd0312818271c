import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'exemption.filingsReformGroup': () => import('./filings/ReformGroupScreen'),
  'exemption.filingsUniversity': () => import('./filings/UniversityScreen'),
  'exemption.filingsAbilityAssessment': () => import('./filings/AbilityAssessmentScreen'),
  'exemption.filingsCollegeMajor': () => import('./filings/CollegeMajorScreen'),
  'exemption.filingsSchoolView': () => import('./filings/SchoolViewScreen'),
  'exemption.normalDataCollect': () => import('./students/CollectAuditScreen'),
  'exemption.normalDataPostgraduate': () => import('./students/PostgraduateScreen'),
  'exemption.normalDataStudent': () => import('./students/NormalStudentScreen'),
  'exemption.normalDataImportLog': () => import('./students/ImportLogScreen'),
  'exemption.normalDataStatistics': () => import('./students/StatisticsScreen'),
  'exemption.smsManage': () => import('./SmsManageScreen'),
  'exemption.reviewTime': () => import('./settings/ReviewTimeScreen'),
  'exemption.subjectThree': () => import('./settings/SubjectThreeScreen'),
} satisfies Pages;
