import { provinceBatch } from '@tqc/contract/enroll';
import { planEndStatus } from '@tqc/domain/dictionaries';
import { orgPlanActions } from '@tqc/domain/planning';
import { EachBar, EachButton, eachStep } from '../../../kit/form/EachButton';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { NONE_WAITING } from '../../../kit/session/approvals';
import type { DecisionsProps } from '../../../trade/planning/decisions';
import { EnrollOrgPlanFacts } from './EnrollOrgPlanFacts';
import { unsettledReason } from './unsettledReason';

const { applyEnrollFinshDetail, applyEnrollFinshEdit, applyEnrollFinshList } = provinceBatch;
const { endPlan, returnEnd } = orgPlanActions;
const ORG = { kind: 'org' } as const;
/** Plans whose end was applied for. */
export const ENDS_WAITING = { ...ORG, endStatus: planEndStatus.code('applied') };
const SEARCH = ['cbName', 'area', 'orgName', 'orgType'] as const;

/** Plans of the organisations below that can be ended, or whose end was asked for. */
export function EnrollOrgEnds({ tabs, waiting = false }: DecisionsProps) {
  return (
    <ListScreen
      note="下级申请结束的注册计划，核对办结情况后同意或退回；结束以后只能查看。"
      list={applyEnrollFinshList}
      fixed={waiting ? ENDS_WAITING : ORG}
      {...(waiting && { none: NONE_WAITING })}
      search={waiting ? SEARCH : [...SEARCH, 'endStatus']}
      selectable
      toolbar={(selected, keep) => (
        <EachBar
          rows={selected}
          idOf={({ endId }) => endId}
          nameOf={({ planName }) => planName}
          onKeep={keep}
        >
          <EachButton
            call={applyEnrollFinshEdit}
            label="批量同意"
            {...eachStep(endPlan, 'endPlan')}
            input={({ obId }) => ({ obId, action: 'endPlan' })}
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
        'firstReviewEnd',
        'booked',
        'unsettled',
        'endReason',
        'endAskedAt',
        'endDecidedBy',
        'endDecidedAt',
      ]}
      actionsWidth={230}
      rowActions={(row) => {
        const obId = row.obId ?? '';
        return (
          <>
            <ViewButton call={applyEnrollFinshDetail} input={{ obId }} title={row.planName}>
              {(plan) => <EnrollOrgPlanFacts plan={plan} />}
            </ViewButton>
            {stepButton({
              call: applyEnrollFinshEdit,
              step: endPlan,
              row,
              input: { obId, action: 'endPlan' },
              reason: unsettledReason(row),
            })}
            {stepButton({
              call: applyEnrollFinshEdit,
              step: returnEnd,
              row,
              input: { obId, action: 'returnEnd' },
            })}
          </>
        );
      }}
    >
      {tabs}
    </ListScreen>
  );
}
