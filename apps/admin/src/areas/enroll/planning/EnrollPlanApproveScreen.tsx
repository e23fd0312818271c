import { provinceBatch } from '@tqc/contract/enroll';
import { planKind } from '@tqc/domain/dictionaries';
import type { ReactNode } from 'react';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { useSession } from '../../../kit/session/session';
import { filtersOf } from '../../../trade/planning/decisions';
import { EnrollChangesToDecideScreen } from './EnrollChangesToDecideScreen';
import { EnrollOrgPlanDecisions } from './EnrollOrgPlanDecisions';
import {
  EnrollProvincePlanDecisions,
  PROVINCE,
  provincePlanColumns,
  viewProvincePlan,
} from './EnrollProvincePlanDecisions';

const { queryProvinceBatchApprove } = provinceBatch;
const CENTRE = 5;
const plans = planKind.options.map(({ value, label }) => ({ key: String(value), label }));
const CHANGES = { key: 'change', label: '计划变更' };

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
  return isCentre ? <EnrollProvincePlanDecisions tabs={tabs} /> : <ProvincePlansSeen tabs={tabs} />;
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
      columns={provincePlanColumns}
      actionsWidth={80}
      rowActions={viewProvincePlan}
    >
      {tabs}
    </ListScreen>
  );
}
