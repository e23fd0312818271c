import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'applicant.realNameReview': () => import('./RealNameReviewScreen'),
  'applicant.basicInfo': () => import('./BasicInfoScreen'),
} satisfies Pages;
