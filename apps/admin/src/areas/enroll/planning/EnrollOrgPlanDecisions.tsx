import { provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { orgPlanActions } from '@tqc/domain/planning';
import { decideButton } from '../../../kit/form/decideButton';
import { EachBar, EachButton, eachStep } from '../../../kit/form/EachButton';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { NONE_WAITING } from '../../../kit/session/approvals';
import { filtersOf, REPORTED, type DecisionsProps } from '../../../trade/planning/decisions';
import { EnrollOrgPlanFacts } from './EnrollOrgPlanFacts';
import { stageColumns } from './stageColumns';

const { detailsOfApprovalAndRegistration, queryProvinceBatchApprove } = provinceBatch;
const { editOrgBatchEnroll } = setSelfOrgPlan;
const { pass, fail } = orgPlanActions;
type Plan = Row<typeof queryProvinceBatchApprove>;
const ORG = { kind: 'org' } as const;
/** Of the organisations below, what waits. */
export const PLANS_BELOW = { ...ORG, ...REPORTED };

/** Plans of the organisations below as who stands above decides on them. */
export function EnrollOrgPlanDecisions({ tabs, waiting = false }: DecisionsProps) {
  return (
    <ListScreen
      note="审批下级机构上报的注册计划；各阶段时间必须在省级计划之内，公示要够省级计划定的天数。"
      list={queryProvinceBatchApprove}
      fixed={waiting ? PLANS_BELOW : ORG}
      {...(waiting && { none: NONE_WAITING })}
      search={filtersOf(waiting)}
      selectable
      toolbar={(selected, keep) => (
        <EachBar
          rows={selected}
          idOf={({ planId }) => planId}
          nameOf={({ planName }) => planName}
          onKeep={keep}
        >
          <EachButton call={editOrgBatchEnroll} label="批量通过" {...eachStep(pass, 'pass')} />
          <EachButton call={editOrgBatchEnroll} label="批量退回" {...eachStep(fail, 'fail')} />
        </EachBar>
      )}
      columns={[
        'cbName',
        'planName',
        'approvalStatus',
        'endStatus',
        'orgName',
        'orgType',
        'areaName',
        ...stageColumns,
        'slots',
        'expected',
        'reporter',
        'reportedAt',
        'opinion',
      ]}
      rowActions={actionsOf}
    >
      {tabs}
    </ListScreen>
  );
}

/** What can be done with a plan that was handed in. */
function actionsOf(row: Plan) {
  const { pbId, planName } = row;
  const obId = row.obId ?? '';
  const step = (action: 'lock' | 'unlock') =>
    stepButton({ call: editOrgBatchEnroll, step: orgPlanActions[action], row, input: { action } });
  return (
    <>
      {decideButton({
        call: editOrgBatchEnroll,
        steps: { pass, fail },
        row,
        load: async () => planOf(await call(detailsOfApprovalAndRegistration, { pbId, obId })),
        about: (plan) => <EnrollOrgPlanFacts plan={plan} />,
      })}
      <ViewButton call={detailsOfApprovalAndRegistration} input={{ pbId, obId }} title={planName}>
        {({ org }) => org && <EnrollOrgPlanFacts plan={org} />}
      </ViewButton>
      {step('lock')}
      {step('unlock')}
    </>
  );
}

function planOf<P>({ org }: { readonly org: P | null }): P {
  // Asked for by its number, it is there or the call was refused.
  if (org === null) throw new Error('计划已不在，请刷新后查看');
  return org;
}
