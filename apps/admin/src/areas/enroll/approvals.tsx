import { change, provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import { workKinds } from '@tqc/domain/register';
import type { ReactNode } from 'react';
import type { ApprovalKind } from '../../kit/session/approvals';
import { CHANGES_WAITING } from './planning/changeParts';
import { EnrollChangesToDecideScreen } from './planning/EnrollChangesToDecideScreen';
import { ENDS_WAITING, EnrollOrgEnds } from './planning/EnrollOrgEnds';
import { EnrollOrgPlanDecisions, PLANS_BELOW } from './planning/EnrollOrgPlanDecisions';
import {
  EnrollProvincePlanDecisions,
  PROVINCES_WAITING,
} from './planning/EnrollProvincePlanDecisions';

const { applyEnrollFinshEdit, applyEnrollFinshList, queryProvinceBatchApprove, update } =
  provinceBatch;

interface Inbox {
  readonly children: ReactNode;
}

/** What is approved in 定期注册: plans, their changes and ends. */
export const approvals: readonly ApprovalKind[] = [
  {
    key: 'enrollProvincePlan',
    ...workKinds.enrollProvincePlan,
    order: 51,
    call: update,
    waiting: { list: queryProvinceBatchApprove, fixed: PROVINCES_WAITING },
    Inbox: ProvincePlans,
  },
  {
    key: 'enrollOrgPlan',
    ...workKinds.enrollOrgPlan,
    order: 52,
    call: setSelfOrgPlan.editOrgBatchEnroll,
    waiting: { list: queryProvinceBatchApprove, fixed: PLANS_BELOW },
    Inbox: OrgPlans,
  },
  {
    key: 'enrollPlanChange',
    ...workKinds.enrollPlanChange,
    order: 53,
    call: change.update,
    waiting: { list: change.list, fixed: CHANGES_WAITING },
    Inbox: WaitingChanges,
  },
  {
    key: 'enrollEndPlan',
    ...workKinds.enrollEndPlan,
    order: 54,
    call: applyEnrollFinshEdit,
    waiting: { list: applyEnrollFinshList, fixed: ENDS_WAITING },
    Inbox: WaitingEnds,
  },
];

function ProvincePlans({ children }: Inbox) {
  return <EnrollProvincePlanDecisions waiting tabs={children} />;
}

function OrgPlans({ children }: Inbox) {
  return <EnrollOrgPlanDecisions waiting tabs={children} />;
}

function WaitingChanges({ children }: Inbox) {
  return <EnrollChangesToDecideScreen waiting tabs={children} />;
}

function WaitingEnds({ children }: Inbox) {
  return <EnrollOrgEnds waiting tabs={children} />;
}
