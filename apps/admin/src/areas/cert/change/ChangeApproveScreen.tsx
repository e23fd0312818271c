import { ChangeDesk } from './ChangeDesk';

/** 证书变更审批 */
export function ChangeApproveScreen() {
  return (
    <ChangeDesk
      about="cert"
      noun="证书"
      note="审批证书的变更、删除、恢复和补录，同意后立即生效；提交人不能审批自己提交的。"
    />
  );
}
