import { orgBatch } from '@tqc/contract/register';
import { orgPlanActions } from '@tqc/domain/planning';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { openCases } from './openCases';
import { OrgPlanFacts } from './PlanFacts';
import { UnsettledLink } from './UnsettledLink';

/** 申请结束计划 */
export function EndPlanApplyScreen() {
  return (
    <ListScreen
      note="全部申请办结以后申请结束本机构的计划；上级同意后计划锁定，只能查看。"
      list={orgBatch.queryMyOrgBatchToEnd}
      search={['cbName', 'endStatus']}
      columns={[
        'cbName',
        'planName',
        'endStatus',
        'approvalStatus',
        'orgName',
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
      rowActions={(row) => (
        <>
          <ViewButton call={orgBatch.get} input={{ obId: row.obId }} title={row.planName}>
            {(plan) => <OrgPlanFacts plan={plan} />}
          </ViewButton>
          <UnsettledLink label="查看申请" plan={row} when={row.unsettled > 0} />
          {stepButton({
            call: orgBatch.update,
            step: orgPlanActions.applyEnd,
            row,
            input: { action: 'applyEnd' },
            reason: openCases(row),
          })}
        </>
      )}
    />
  );
}
