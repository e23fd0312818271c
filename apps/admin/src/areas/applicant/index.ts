import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'applicant.realNameReview': () => import('./RealNameReviewScreen'),
  'applicant.affairsReview': () => import('./AffairsReviewScreen'),
  'applicant.basicInfo': () => import('./BasicInfoScreen'),
  'applicant.accessQuery': () => import('./AccessQueryScreen'),
  'applicant.score': () => import('./ScoreScreen'),
  'applicant.college': () => import('./CollegeScreen'),
  'applicant.degree': () => import('./DegreeScreen'),
  'applicant.pth': () => import('./PthScreen'),
  'applicant.student': () => import('./StudentScreen'),
  'applicant.otherCert': () => import('./OtherCertScreen'),
  'applicant.normalStudent': () => import('./NormalStudentScreen'),
} satisfies Pages;
