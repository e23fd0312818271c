import {
  orgBatch,
  provinceBatch,
  provinceBatchPostpone,
  registrationChange,
} from '@tqc/contract/register';
import { regChangeStatus } from '@tqc/domain/dictionaries';
import { workKinds } from '@tqc/domain/register';
import { ActionLink } from '@tqc/ui/DataTable';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { AskButton, FormButton } from '../../kit/form/buttons';
import { EachBar, EachButton } from '../../kit/form/EachButton';
import { required } from '../../kit/form/formFields';
import { ListScreen } from '../../kit/list/ListScreen';
import { FileLink } from '../../kit/record/FileLink';
import { waitedColumn } from '../../kit/list/waitedColumn';
import { NONE_WAITING, type ApprovalKind } from '../../kit/session/approvals';
import { ownChange } from './application/ChangesPanel';
import { REPORTED } from '../../trade/planning/decisions';
import { OrgPlanDecisions, PLANS_BELOW } from './planning/OrgPlanDecisions';
import { ENDS_WAITING, OrgPlanEnds } from './planning/OrgPlanEnds';
import { CHANGES_WAITING, PlanChanges } from './planning/PlanChanges';
import { ProvincePlanDecisions } from './planning/ProvincePlanDecisions';

const DATA_CHANGES = { status: regChangeStatus.code('waiting') };

interface Inbox {
  readonly children: ReactNode;
}

/** What is approved in 资格认定: plans, their changes and ends, changes of applications. */
export const approvals: readonly ApprovalKind[] = [
  {
    key: 'provincePlan',
    ...workKinds.provincePlan,
    order: 10,
    call: provinceBatch.update,
    waiting: { list: provinceBatch.list, fixed: REPORTED },
    Inbox: ProvincePlans,
  },
  {
    key: 'orgPlan',
    ...workKinds.orgPlan,
    order: 20,
    call: orgBatch.update,
    waiting: { list: orgBatch.list, fixed: PLANS_BELOW },
    Inbox: OrgPlans,
  },
  {
    key: 'planChange',
    ...workKinds.planChange,
    order: 30,
    call: provinceBatchPostpone.update,
    waiting: { list: provinceBatchPostpone.list, fixed: CHANGES_WAITING },
    Inbox: WaitingChanges,
  },
  {
    key: 'dataChange',
    ...workKinds.dataChange,
    order: 40,
    call: registrationChange.regChgAudit,
    waiting: { list: registrationChange.queryRegChgDos, fixed: DATA_CHANGES },
    Inbox: DataChanges,
  },
  {
    key: 'endPlan',
    ...workKinds.endPlan,
    order: 50,
    call: orgBatch.update,
    waiting: { list: orgBatch.queryMyOrgBatchToEnd, fixed: ENDS_WAITING },
    Inbox: WaitingEnds,
  },
];

/** Plans are decided here as on their own page: read first, with what does not fit. */
function ProvincePlans({ children }: Inbox) {
  return <ProvincePlanDecisions waiting tabs={children} />;
}

function OrgPlans({ children }: Inbox) {
  return <OrgPlanDecisions waiting tabs={children} />;
}

function WaitingChanges({ children }: Inbox) {
  return <PlanChanges waiting tabs={children} />;
}

function WaitingEnds({ children }: Inbox) {
  return <OrgPlanEnds waiting tabs={children} />;
}

function DataChanges({ children }: Inbox) {
  const navigate = useNavigate();
  const { regChgAudit } = registrationChange;
  return (
    <ListScreen
      note="等待审核的申请数据变更；提出变更的人不能审核自己的变更。"
      list={registrationChange.queryRegChgDos}
      fixed={DATA_CHANGES}
      none={NONE_WAITING}
      search={['name', 'regId']}
      columns={[
        'regId',
        'name',
        {
          key: 'changes',
          title: '变更内容',
          width: 280,
          ellipsis: true,
          text: (row) => changesText(row.changes),
          render: (row) => changesText(row.changes),
        },
        'reason',
        {
          key: 'proof',
          title: '证明材料',
          width: 100,
          text: (row) => (row.fileId === null ? '—' : '有'),
          render: ({ fileId, name }) =>
            fileId === null ? (
              '—'
            ) : (
              <FileLink label="查看材料" fileId={fileId} title={`${name}的证明材料`} />
            ),
        },
        'appliedBy',
        'orgName',
        'appliedAt',
        waitedColumn,
      ]}
      selectable
      toolbar={(selected, keep) => (
        <EachBar
          rows={selected}
          idOf={({ chgId }) => chgId}
          nameOf={({ name }) => name}
          onKeep={keep}
          noun="变更"
        >
          <EachButton
            call={regChgAudit}
            label="批量审核通过"
            verb="通过"
            refusal={refusal}
            input={{ passed: true }}
            opinion="free"
          />
          <EachButton
            call={regChgAudit}
            label="批量审核不通过"
            verb="不通过"
            refusal={refusal}
            input={{ passed: false }}
            opinion="needed"
          />
        </EachBar>
      )}
      onOpen={({ regId }) => navigate(`/register/application/${regId}`)}
      rowActions={(row, open) => (
        <>
          <ActionLink label="查看" onClick={open} />
          <AskButton
            call={regChgAudit}
            label="通过"
            link
            input={{ passed: true }}
            row={row}
            question={`通过后立即修改${row.name}的申请数据，确定吗？`}
            reason={ownChange(row)}
          />
          <FormButton
            call={regChgAudit}
            label="不通过"
            link
            fields={[required('opinion')]}
            row={{ chgId: row.chgId, version: row.version }}
            input={{ passed: false }}
            reason={ownChange(row)}
          />
        </>
      )}
    >
      {children}
    </ListScreen>
  );
}

/** Nobody judges what they asked for, not among many either. */
const refusal = ({ own }: Readonly<Record<string, unknown>>) => ownChange({ own: own === true });

const changesText = (
  changes: readonly { readonly label: string; readonly before: string; readonly after: string }[],
) =>
  changes
    .map(({ label, before, after }) => `${label}：${before || '（空）'} → ${after || '（空）'}`)
    .join('；');
