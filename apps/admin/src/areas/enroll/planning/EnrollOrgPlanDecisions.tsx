import { provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { orgPlanActions } from '@tqc/domain/planning';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { REPORTED, type DecisionsProps } from '../../../trade/planning/decisions';
import { planInbox } from '../../../trade/planning/planInbox';
import { EnrollOrgPlanFacts } from './EnrollOrgPlanFacts';
import { stageColumns } from './stageColumns';

const { detailsOfApprovalAndRegistration, queryProvinceBatchApprove } = provinceBatch;
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
      {...planInbox({
        call: setSelfOrgPlan.editOrgBatchEnroll,
        actions: orgPlanActions,
        decide: ['pass', 'fail'],
        steps: ['lock', 'unlock'],
        load: async (row: Plan) =>
          planOf(await call(detailsOfApprovalAndRegistration, numbersOf(row))),
        about: (plan) => <EnrollOrgPlanFacts plan={plan} />,
        view: (row) => (
          <ViewButton
            call={detailsOfApprovalAndRegistration}
            input={numbersOf(row)}
            title={row.planName}
          >
            {({ org }) => org && <EnrollOrgPlanFacts plan={org} />}
          </ViewButton>
        ),
        fixed: ORG,
        waiting,
      })}
    >
      {tabs}
    </ListScreen>
  );
}

/** The province plan and, within it, the plan of the organisation. */
const numbersOf = ({ pbId, obId }: Plan) => ({ pbId, obId: obId ?? '' });

function planOf<P>({ org }: { readonly org: P | null }): P {
  // Asked for by its number, it is there or the call was refused.
  if (org === null) throw new Error('计划已不在，请刷新后查看');
  return org;
}
