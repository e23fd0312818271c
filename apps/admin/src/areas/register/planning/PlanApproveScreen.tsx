import { orgBatch, provinceBatch } from '@tqc/contract/register';
import { approvalFlow, planEndFlow } from '@tqc/domain/planning';
import type { FormField } from '@tqc/ui/FormDialog';
import { AskButton, FormButton } from '../../../kit/form/buttons';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useSession } from '../../../kit/session/session';

const reason: FormField[] = [
  {
    name: 'opinion',
    label: '审批意见',
    kind: 'textarea',
    required: true,
    maxLength: 200,
    maxLengthMessage: '最多输入200字',
  },
];
const said = (values: Readonly<Record<string, unknown>>) => ({
  opinion: String(values['opinion']),
});

/** 认定计划审批：国家级审批省级计划，省、市审批下级机构的计划。 */
export function PlanApproveScreen() {
  return useSession(({ user }) => user?.orgType) === 5 ? <ProvincePlans /> : <OrgPlans />;
}

function ProvincePlans() {
  return (
    <ListScreen
      title="认定计划审批"
      note="审批各省上报的认定计划；时间必须在批次之内。"
      list={provinceBatch.list}
      rowKey="pbId"
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
        const waiting = approvalFlow.can('pass', row.approvalStatus);
        return (
          <>
            <AskButton
              call={provinceBatch.update}
              label="通过"
              link
              row={row}
              input={{ pbId: row.pbId, action: 'pass' }}
              when={waiting}
            />
            <FormButton
              call={provinceBatch.update}
              label="退回"
              link
              fields={reason}
              row={row}
              input={{ pbId: row.pbId, action: 'fail' }}
              toInput={said}
              when={waiting}
            />
            <AskButton
              call={provinceBatch.update}
              label="锁定"
              link
              row={row}
              input={{ pbId: row.pbId, action: 'lock' }}
              when={approvalFlow.can('lock', row.approvalStatus)}
            />
            <AskButton
              call={provinceBatch.update}
              label="解锁"
              link
              row={row}
              input={{ pbId: row.pbId, action: 'unlock' }}
              when={approvalFlow.can('unlock', row.approvalStatus)}
            />
          </>
        );
      }}
    />
  );
}

function OrgPlans() {
  return (
    <ListScreen
      title="认定计划审批"
      note="审批下级机构上报的认定计划；时间必须在省级计划之内。"
      list={orgBatch.list}
      fixed={{ side: 'down' }}
      rowKey="obId"
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
        const waiting = approvalFlow.can('pass', row.approvalStatus);
        const ending = planEndFlow.can('endPlan', row.endStatus);
        return (
          <>
            <AskButton
              call={orgBatch.update}
              label="通过"
              link
              row={row}
              input={{ obId: row.obId, action: 'pass' }}
              when={waiting}
            />
            <FormButton
              call={orgBatch.update}
              label="退回"
              link
              fields={reason}
              row={row}
              input={{ obId: row.obId, action: 'fail' }}
              toInput={said}
              when={waiting}
            />
            <AskButton
              call={orgBatch.update}
              label="同意结束"
              link
              row={row}
              input={{ obId: row.obId, action: 'endPlan' }}
              when={ending}
            />
            <FormButton
              call={orgBatch.update}
              label="退回结束"
              link
              fields={reason}
              row={row}
              input={{ obId: row.obId, action: 'returnEnd' }}
              toInput={said}
              when={ending}
            />
          </>
        );
      }}
    />
  );
}
