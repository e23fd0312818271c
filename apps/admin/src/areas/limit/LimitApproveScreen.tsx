import { RestrictionWork } from './RestrictionWork';

/** 限制库审批 */
export function LimitApproveScreen() {
  return (
    <RestrictionWork
      step="approval"
      note="审批下一级录入的限制，同意后立即生效；提交人不能审批自己提交的。"
      search={['limitType']}
      columns={['laws', 'documentNo', 'authority', 'beginDate', 'endDate']}
    />
  );
}
