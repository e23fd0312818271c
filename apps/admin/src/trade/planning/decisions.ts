import { orgBatchApproval } from '@tqc/domain/dictionaries';
import type { SearchField } from '@tqc/ui/SearchForm';
import type { ReactNode } from 'react';

export interface DecisionsProps {
  /** Stands between search and list. */
  readonly tabs?: ReactNode;
  /** Only what was handed in and waits. */
  readonly waiting?: boolean;
}

/** Plans that were handed in and wait for whoever decides. */
export const REPORTED = { approvalStatus: orgBatchApproval.code('reported') };

const reportedRange = { name: 'reportedAt', label: '上报时间', kind: 'dateRange' } as const;

/** What plans are looked for by; of those that wait the state says nothing. */
export function filtersOf(
  waiting: boolean,
): ('cbName' | 'area' | 'orgName' | 'approvalStatus' | SearchField)[] {
  const state = waiting ? [] : (['approvalStatus'] as const);
  return ['cbName', 'area', 'orgName', ...state, reportedRange];
}
