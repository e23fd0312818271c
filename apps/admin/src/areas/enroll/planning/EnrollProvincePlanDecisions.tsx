import { provinceBatch } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { provincePlanActions } from '@tqc/domain/planning';
import { decideButton } from '../../../kit/form/decideButton';
import { EachBar, EachButton, eachStep } from '../../../kit/form/EachButton';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { NONE_WAITING } from '../../../kit/session/approvals';
import { filtersOf, REPORTED, type DecisionsProps } from '../../../trade/planning/decisions';
import { EnrollPlanFacts } from './EnrollPlanFacts';
import { stageColumns } from './stageColumns';

const { detailsOfApprovalAndRegistration, queryProvinceBatchApprove, update } = provinceBatch;
const { pass, fail } = provincePlanActions;
export const PROVINCE = { kind: 'province' } as const;
/** Of them, what waits. */
export const PROVINCES_WAITING = { ...PROVINCE, ...REPORTED };

/** What lists of province plans show to whoever decides or looks on. */
export const provincePlanColumns = [
  'cbName',
  'planName',
  'approvalStatus',
  'endStatus',
  'orgName',
  'orgType',
  'areaName',
  ...stageColumns,
  'recheckLevel',
  'finalLevel',
  'openedOrgs',
  'reporter',
  'reportedAt',
  'opinion',
] as const;

/** Opens one province plan whole. */
export const viewProvincePlan = ({ pbId, planName }: Row<typeof queryProvinceBatchApprove>) => (
  <ViewButton call={detailsOfApprovalAndRegistration} input={{ pbId }} title={planName}>
    {(plan) => <EnrollPlanFacts plan={plan} />}
  </ViewButton>
);

/** Plans of provinces as the centre decides on them. */
export function EnrollProvincePlanDecisions({ tabs, waiting = false }: DecisionsProps) {
  return (
    <ListScreen
      note="审批各省上报的注册计划；各阶段时间必须在批次之内，公示不少于7天。办完的省级计划在这里结束，都结束后才能结束批次。"
      list={queryProvinceBatchApprove}
      fixed={waiting ? PROVINCES_WAITING : PROVINCE}
      {...(waiting && { none: NONE_WAITING })}
      search={filtersOf(waiting)}
      selectable
      toolbar={(selected, keep) => (
        <EachBar
          rows={selected}
          idOf={({ pbId }) => pbId}
          nameOf={({ planName }) => planName}
          onKeep={keep}
        >
          <EachButton call={update} label="批量通过" {...eachStep(pass, 'pass')} />
          <EachButton call={update} label="批量退回" {...eachStep(fail, 'fail')} />
        </EachBar>
      )}
      columns={provincePlanColumns}
      rowActions={(row) => {
        const step = (action: 'lock' | 'unlock' | 'endPlan') =>
          stepButton({ call: update, step: provincePlanActions[action], row, input: { action } });
        return (
          <>
            {decideButton({
              call: update,
              steps: { pass, fail },
              row,
              load: () => call(detailsOfApprovalAndRegistration, { pbId: row.pbId }),
              about: (plan) => <EnrollPlanFacts plan={plan} />,
            })}
            {viewProvincePlan(row)}
            {step('lock')}
            {step('unlock')}
            {step('endPlan')}
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
