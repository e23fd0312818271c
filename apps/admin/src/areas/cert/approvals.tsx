import { cert, certChange } from '@tqc/contract/cert';
import { workKinds } from '@tqc/domain/register';
import type { ReactNode } from 'react';
import type { ApprovalKind } from '../../kit/session/approvals';
import { ChangeDesk } from './change/ChangeDesk';

/** What is approved of certificates, and of registrations that stand. */
export const approvals: readonly ApprovalKind[] = [
  {
    key: 'enrollConclusion',
    ...workKinds.enrollConclusion,
    order: 55,
    call: cert.beforeCertApprove,
    waiting: { list: certChange.list, fixed: { about: 'history', scope: 'waiting' } },
    Inbox: Conclusions,
  },
  {
    key: 'certChange',
    ...workKinds.certChange,
    order: 56,
    call: cert.beforeCertApprove,
    waiting: { list: certChange.list, fixed: { about: 'cert', scope: 'waiting' } },
    Inbox: Changes,
  },
];

function Conclusions({ children }: { readonly children: ReactNode }) {
  return (
    <ChangeDesk
      about="history"
      noun="注册历史"
      note="下级申请的注册撤销和结论变更，同意后立即生效；提交人不能审批自己提交的。"
      inbox={children}
    />
  );
}

function Changes({ children }: { readonly children: ReactNode }) {
  return (
    <ChangeDesk
      about="cert"
      noun="证书"
      note="证书的变更、删除、恢复和补录，同意后立即生效；提交人不能审批自己提交的。"
      inbox={children}
    />
  );
}
