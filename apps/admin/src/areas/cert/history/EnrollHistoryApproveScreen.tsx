import { ChangeDesk } from '../change/ChangeDesk';

/** 注册历史变更审批 */
export function EnrollHistoryApproveScreen() {
  return (
    <ChangeDesk
      about="history"
      noun="注册历史"
      note="审批下一级机构申请的注册撤销和结论变更，同意后立即生效；提交人不能审批自己提交的。"
    />
  );
}
