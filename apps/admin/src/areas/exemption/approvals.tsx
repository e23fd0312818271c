import { normalFiling } from '@tqc/contract/exemption';
import { filingStatus } from '@tqc/domain/dictionaries';
import { PROVINCE } from '@tqc/domain/organisations';
import type { ReactNode } from 'react';
import type { ApprovalKind } from '../../kit/session/approvals';
import { FilingInbox } from './filings/FilingInbox';

/** What is approved of recognition without an exam: what universities file. */
export const approvals: readonly ApprovalKind[] = [
  {
    key: 'exemptFiling',
    label: '免试备案',
    order: 70,
    orgTypes: [PROVINCE],
    call: normalFiling.audit,
    waiting: { list: normalFiling.list, fixed: { status: filingStatus.code('waiting') } },
    Inbox: Filings,
  },
];

function Filings({ children }: { readonly children: ReactNode }) {
  return <FilingInbox tabs={children} />;
}
