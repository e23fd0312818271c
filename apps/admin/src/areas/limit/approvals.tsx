import { wfWorkflow } from '@tqc/contract/limit';
import type { limitSteps } from '@tqc/domain/limit';
import { workKinds } from '@tqc/domain/register';
import type { ReactNode } from 'react';
import type { ApprovalKind } from '../../kit/session/approvals';
import { RestrictionWork } from './RestrictionWork';

/** What is approved of restrictions: new ones, and the two steps of lifting one. */
export const approvals: readonly ApprovalKind[] = [
  kindOf('restriction', 'approval', 57, Entries),
  kindOf('releaseReview', 'releaseReview', 58, Reviews),
  kindOf('release', 'release', 59, Releases),
];

function kindOf(
  key: keyof typeof workKinds,
  step: (typeof limitSteps)[number],
  order: number,
  Inbox: ApprovalKind['Inbox'],
): ApprovalKind {
  return {
    key,
    ...workKinds[key],
    order,
    call: wfWorkflow.update,
    waiting: { list: wfWorkflow.list, fixed: { step, state: 'mine' } },
    Inbox,
  };
}

interface Tabs {
  readonly children: ReactNode;
}

function Entries({ children }: Tabs) {
  return <RestrictionWork step="approval" inbox={children} />;
}

function Reviews({ children }: Tabs) {
  return <RestrictionWork step="releaseReview" inbox={children} />;
}

function Releases({ children }: Tabs) {
  return <RestrictionWork step="release" inbox={children} />;
}
