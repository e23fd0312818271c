import type { Pages } from '../../kit/session/pages';

/** Pages of this area. */
export const pages = {
  'limit.manage': () => import('./LimitManageScreen'),
  'limit.approve': () => import('./LimitApproveScreen'),
  'limit.releaseFirstReview': () => import('./LimitReleaseReviewScreen'),
  'limit.releaseApprove': () => import('./LimitReleaseScreen'),
  'limit.pushRecord': () => import('./LimitPushScreen'),
  'limit.nation': () => import('./NationLimitScreen'),
  'limit.other': () => import('./OtherLimitScreen'),
} satisfies Pages;
