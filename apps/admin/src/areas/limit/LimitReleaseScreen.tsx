import { RestrictionWork } from './RestrictionWork';

/** 限制库解除审批 */
export function LimitReleaseScreen() {
  return (
    <RestrictionWork
      step="release"
      note="审批初审同意的解除申请，同意后立即解除；初审人不能再审批。"
      search={['limitType', 'releaseReason']}
      columns={['beginDate', 'endDate', 'releaseReason']}
    />
  );
}
