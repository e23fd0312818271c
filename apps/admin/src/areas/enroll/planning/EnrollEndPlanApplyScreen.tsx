import { provinceBatch } from '@tqc/contract/enroll';
import { orgPlanActions } from '@tqc/domain/planning';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { ViewButton } from '../../../kit/record/ViewButton';
import { unsettledReason } from './unsettledReason';
import { EnrollOrgPlanFacts } from './EnrollOrgPlanFacts';

const { applyEnrollFinshDetail, applyOrgEnrollEndEdit, applyOrgEnrollFinshList } = provinceBatch;

/** 申请结束注册计划 */
export function EnrollEndPlanApplyScreen() {
  return (
    <ListScreen
      note="初核、复核、终审都办结以后申请结束本机构的注册计划；上级同意后计划锁定，只能查看。"
      list={applyOrgEnrollFinshList}
      search={['cbName', 'endStatus']}
      columns={[
        'cbName',
        'planName',
        'endStatus',
        'approvalStatus',
        'orgName',
        'stages',
        'firstReviewEnd',
        'booked',
        'unsettled',
        'endReason',
        'endAskedAt',
        'opinion',
        'endDecidedBy',
        'endDecidedAt',
      ]}
      rowActions={(row) => (
        <>
          <ViewButton call={applyEnrollFinshDetail} input={{ obId: row.obId }} title={row.planName}>
            {(plan) => <EnrollOrgPlanFacts plan={plan} />}
          </ViewButton>
          {stepButton({
            call: applyOrgEnrollEndEdit,
            step: orgPlanActions.applyEnd,
            row,
            input: { obId: row.obId },
            reason: unsettledReason(row),
          })}
        </>
      )}
    />
  );
}
