import { baseOrgDoc } from '@tqc/contract/register';
import type { ReactNode } from 'react';
import type { ApprovalKind } from '../../kit/session/approvals';
import { FILINGS_WAITING, FilingDecisions } from './filing/FilingDecisions';

/** What is approved in 基础数据: who may export full numbers. */
export const approvals: readonly ApprovalKind[] = [
  {
    key: 'filing',
    label: '导出权限备案',
    order: 60,
    orgTypes: [3, 4, 5],
    call: baseOrgDoc.editBatchBaseOrgDoc,
    waiting: { list: baseOrgDoc.list, fixed: FILINGS_WAITING },
    Inbox: Filings,
  },
];

function Filings({ children }: { readonly children: ReactNode }) {
  return <FilingDecisions waiting tabs={children} />;
}
