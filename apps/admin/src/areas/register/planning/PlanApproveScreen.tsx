import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { orgPlanActions, provincePlanActions } from '@tqc/domain/planning';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';

/** 认定计划审批: the centre approves provinces; province and city approve those below them. */
export function PlanApproveScreen() {
  return useSession(({ user }) => user?.orgType) === 5 ? <ProvincePlans /> : <OrgPlans />;
}

function ProvincePlans() {
  return (
    <ListScreen
      note="审批各省上报的认定计划；时间必须在批次之内。"
      list={provinceBatch.list}
      search={['cbName', 'orgName', 'approvalStatus']}
      columns={[
        'cbName',
        'planName',
        'orgName',
        'areaName',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'approveBegin',
        'approveEnd',
        'approvalStatus',
        'reporter',
        'reportedAt',
        'opinion',
      ]}
      rowActions={(row) => {
        const step = (action: keyof typeof provincePlanActions) =>
          stepButton({
            call: provinceBatch.update,
            step: provincePlanActions[action],
            row,
            input: { action },
          });
        return (
          <>
            {step('pass')}
            {step('fail')}
            {step('lock')}
            {step('unlock')}
          </>
        );
      }}
    />
  );
}

function OrgPlans() {
  return (
    <ListScreen
      note="审批下级机构上报的认定计划；时间必须在省级计划之内。"
      list={orgBatch.list}
      fixed={{ side: 'down' }}
      search={['cbName', 'orgName', 'approvalStatus']}
      columns={[
        'cbName',
        'planName',
        'orgName',
        'orgType',
        'areaName',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'slots',
        'arrangements',
        'approvalStatus',
        'endStatus',
        'reporter',
        'reportedAt',
      ]}
      rowActions={(row) => {
        const step = (action: keyof typeof orgPlanActions) =>
          stepButton({
            call: orgBatch.update,
            step: orgPlanActions[action],
            row,
            input: { action },
          });
        return (
          <>
            {step('pass')}
            {step('fail')}
            {step('endPlan')}
            {step('returnEnd')}
          </>
        );
      }}
    />
  );
}
