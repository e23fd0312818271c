import { orgBatch } from '@tqc/contract/register';
import { planEndStatus } from '@tqc/domain/dictionaries';
import { orgPlanActions } from '@tqc/domain/planning';
import type { ReactNode } from 'react';
import { EachBar, EachButton, eachStep } from '../../../kit/form/EachButton';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { NONE_WAITING } from '../../../kit/session/approvals';
import { useSession } from '../../../kit/session/session';
import { openCases } from './openCases';
import { OrgPlanFacts } from './PlanFacts';
import { UnsettledLink } from './UnsettledLink';

const { get, queryMyOrgBatchToEnd, update } = orgBatch;

const DOWN = { side: 'down' } as const;
/** Plans whose end was applied for. */
export const ENDS_WAITING = { ...DOWN, endStatus: planEndStatus.code('applied') };
const SEARCH = ['cbName', 'area', 'orgName', 'orgType'] as const;

/**
 * Plans of the organisations below that can be ended, with what keeps them open; `waiting` only
 * those whose end was applied for.
 */
export function OrgPlanEnds({
  waiting = false,
  tabs,
}: {
  readonly waiting?: boolean;
  readonly tabs?: ReactNode;
}) {
  const isCentre = useSession(({ user }) => user?.orgType) === 5;
  return (
    <ListScreen
      note="下级申请结束的计划，核对办结情况后同意或退回；结束以后只能查看。"
      list={queryMyOrgBatchToEnd}
      fixed={waiting ? ENDS_WAITING : DOWN}
      {...(waiting && { none: NONE_WAITING })}
      search={waiting ? SEARCH : [...SEARCH, 'endStatus']}
      selectable
      toolbar={(selected, keep) => (
        <EachBar
          rows={selected}
          idOf={(row) => row.obId}
          nameOf={(row) => row.planName}
          onKeep={keep}
        >
          <EachButton
            call={update}
            label="批量同意"
            {...eachStep(orgPlanActions.endPlan, 'endPlan')}
          />
        </EachBar>
      )}
      columns={[
        'cbName',
        'planName',
        'endStatus',
        'approvalStatus',
        'orgName',
        'orgType',
        'areaName',
        'applied',
        'unsettled',
        'issued',
        'notPassed',
        'endReason',
        'endAskedAt',
        'opinion',
        'endDecidedBy',
        'endDecidedAt',
      ]}
      actionsWidth={240}
      rowActions={(row) => {
        const open = openCases(row);
        const step = (action: 'endPlan' | 'returnEnd' | 'forceEnd', reason?: string) =>
          stepButton({
            call: update,
            step: orgPlanActions[action],
            row,
            input: { action },
            reason,
            danger: action === 'forceEnd',
            when: action !== 'forceEnd' || isCentre,
          });
        return (
          <>
            <ViewButton call={get} input={{ obId: row.obId }} title={row.planName}>
              {(plan) => <OrgPlanFacts plan={plan} />}
            </ViewButton>
            <UnsettledLink label="查看申请" plan={row} when={row.unsettled > 0} />
            {step('endPlan', open)}
            {step('returnEnd')}
            {step('forceEnd', open)}
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
