import { orgBatch } from '@tqc/contract/register';
import { orgPlanActions } from '@tqc/domain/planning';
import { decideButton } from '../../../kit/form/decideButton';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { NONE_WAITING } from '../../../kit/session/approvals';
import { call } from '../../../kit/session/api';
import { DecisionBar } from './DecisionBar';
import { filtersOf, REPORTED, type DecisionsProps } from '../../../trade/planning/decisions';
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
      fixed={waiting ? PLANS_BELOW : DOWN}
      {...(waiting && { none: NONE_WAITING })}
      search={filtersOf(waiting)}
      selectable
      toolbar={(selected, keep) => (
        <DecisionBar
          call={update}
          pass={orgPlanActions.pass}
          fail={orgPlanActions.fail}
          rows={selected}
          idOf={(row) => row.obId}
          onKeep={keep}
        />
      )}
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
      rowActions={(row) => {
        const { pass, fail } = orgPlanActions;
        const step = (action: 'lock' | 'unlock' | 'endPlan' | 'returnEnd') =>
          stepButton({ call: update, step: orgPlanActions[action], row, input: { action } });
        return (
          <>
            {decideButton({
              call: update,
              steps: { pass, fail },
              row,
              load: () => call(get, { obId: row.obId }),
              about: (plan) => <OrgPlanFacts plan={plan} />,
            })}
            <ViewButton call={get} input={{ obId: row.obId }} title={row.planName}>
              {(plan) => <OrgPlanFacts plan={plan} />}
            </ViewButton>
            {step('endPlan')}
            {step('returnEnd')}
            {step('lock')}
            {step('unlock')}
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
