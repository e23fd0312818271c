import { RestrictionWork } from './RestrictionWork';

/** 限制库解除初审 */
export function LimitReleaseReviewScreen() {
  return (
    <RestrictionWork
      step="releaseReview"
      note="初审解除限制的申请，同意后转审批；不同意的继续限制。"
      search={['limitType', 'releaseReason']}
      columns={['beginDate', 'endDate', 'releaseReason']}
    />
  );
}
