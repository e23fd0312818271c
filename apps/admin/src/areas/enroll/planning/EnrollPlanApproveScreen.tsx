import { provinceBatch } from '@tqc/contract/enroll';
import type { Row } from '@tqc/contract/kit';
import { planKind } from '@tqc/domain/dictionaries';
import { provincePlanActions } from '@tqc/domain/planning';
import type { ReactNode } from 'react';
import { decideButton } from '../../../kit/form/decideButton';
import { EachBar, EachButton, eachStep } from '../../../kit/form/EachButton';
import { stepButton } from '../../../kit/form/stepButton';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { ViewButton } from '../../../kit/record/ViewButton';
import { call } from '../../../kit/session/api';
import { useSession } from '../../../kit/session/session';
import { filtersOf } from '../../../trade/planning/decisions';
import { EnrollChangesToDecideScreen } from './EnrollChangesToDecideScreen';
import { EnrollOrgPlanDecisions } from './EnrollOrgPlanDecisions';
import { EnrollPlanFacts } from './EnrollPlanFacts';
import { stageColumns } from './stageColumns';

const { detailsOfApprovalAndRegistration, queryProvinceBatchApprove, update } = provinceBatch;
const { pass, fail } = provincePlanActions;
const CENTRE = 5;
const plans = planKind.options.map(({ value, label }) => ({ key: String(value), label }));
const CHANGES = { key: 'change', label: '计划变更' };

const columns = [
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

const viewOf = ({ pbId, planName }: Row<typeof queryProvinceBatchApprove>) => (
  <ViewButton call={detailsOfApprovalAndRegistration} input={{ pbId }} title={planName}>
    {(plan) => <EnrollPlanFacts plan={plan} />}
  </ViewButton>
);

/**
 * 注册计划审批: the centre decides what provinces hand in; whoever stands above an organisation
 * decides its plan, and sees how that of the province stands.
 */
export function EnrollPlanApproveScreen() {
  const isCentre = useSession(({ user }) => user?.orgType) === CENTRE;
  // First what one decides oneself most.
  const { kind, tabs } = useKindTabs('计划类型', [
    ...(isCentre ? plans : [...plans].reverse()),
    CHANGES,
  ]);
  if (kind?.key === CHANGES.key) return <EnrollChangesToDecideScreen tabs={tabs} />;
  if (kind?.key === 'org') return <EnrollOrgPlanDecisions tabs={tabs} />;
  return isCentre ? <ProvincePlanDecisions tabs={tabs} /> : <ProvincePlansSeen tabs={tabs} />;
}

interface PartProps {
  readonly tabs: ReactNode;
}

function ProvincePlansSeen({ tabs }: PartProps) {
  return (
    <ListScreen
      note="省级注册计划由国家级机构审批，这里查看审批到哪一步。"
      list={queryProvinceBatchApprove}
      fixed={PROVINCE}
      search={filtersOf(false)}
      columns={columns}
      actionsWidth={80}
      rowActions={viewOf}
    >
      {tabs}
    </ListScreen>
  );
}

const PROVINCE = { kind: 'province' } as const;

function ProvincePlanDecisions({ tabs }: PartProps) {
  return (
    <ListScreen
      note="审批各省上报的注册计划；各阶段时间必须在批次之内，公示不少于7天。办完的省级计划在这里结束，都结束后才能结束批次。"
      list={queryProvinceBatchApprove}
      fixed={PROVINCE}
      search={filtersOf(false)}
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
      columns={columns}
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
            {viewOf(row)}
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
