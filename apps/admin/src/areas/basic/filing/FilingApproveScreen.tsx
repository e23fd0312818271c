import { FilingDecisions } from './FilingDecisions';

/** 导出权限备案审批 */
export function FilingApproveScreen() {
  return <FilingDecisions />;
}
