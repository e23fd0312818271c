import { RestrictionWork } from './RestrictionWork';

/** 限制库解除初审 */
export function LimitReleaseReviewScreen() {
  return <RestrictionWork step="releaseReview" />;
}
