import type { Row } from '@tqc/contract/kit';
import { orgBatch } from '@tqc/contract/register';
import { orgPlanActions } from '@tqc/domain/planning';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { REPORTED, type DecisionsProps } from '../../../trade/planning/decisions';
import { planInbox } from '../../../trade/planning/planInbox';
import { ChangesButton } from './ChangesButton';
import { OrgPlanFacts } from './PlanFacts';

const { get, list, update } = orgBatch;
const DOWN = { side: 'down' } as const;
/** Of the organisations below, what waits. */
export const PLANS_BELOW = { ...DOWN, ...REPORTED };

/** Plans of the organisations below as who stands above decides on them. */
export function OrgPlanDecisions({ tabs, waiting = false }: DecisionsProps) {
  return (
    <ListScreen
      note="审批下级机构上报的认定计划；时间必须在省级计划之内。"
      list={list}
      columns={[
        'cbName',
        'planName',
        'approvalStatus',
        'endStatus',
        'orgName',
        'orgType',
        'areaName',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'approveBegin',
        'approveEnd',
        'ctIds',
        'slots',
        'arrangements',
        'reporter',
        'reportedAt',
        'opinion',
      ]}
      {...planInbox({
        call: update,
        actions: orgPlanActions,
        decide: ['pass', 'fail'],
        steps: ['endPlan', 'returnEnd', 'lock', 'unlock'],
        load: ({ obId }: Row<typeof list>) => call(get, { obId }),
        about: (plan) => <OrgPlanFacts plan={plan} />,
        view: ({ obId, planName }) => (
          <ViewButton call={get} input={{ obId }} title={planName}>
            {(plan) => <OrgPlanFacts plan={plan} />}
          </ViewButton>
        ),
        fixed: DOWN,
        waiting,
        beside: <ChangesButton />,
      })}
    >
      {tabs}
    </ListScreen>
  );
}
