import { RestrictionWork } from './RestrictionWork';

/** 限制库审批 */
export function LimitApproveScreen() {
  return <RestrictionWork step="approval" />;
}
