import { RestrictionWork } from './RestrictionWork';

/** 限制库解除审批 */
export function LimitReleaseScreen() {
  return <RestrictionWork step="release" />;
}
