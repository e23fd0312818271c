import { planKind } from '@tqc/domain/dictionaries';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { useSession } from '../../../kit/session/session';
import { OrgPlanDecisions } from './OrgPlanDecisions';
import { ProvincePlanDecisions } from './ProvincePlanDecisions';

const kinds = planKind.options.map(({ value, label }) => ({ key: String(value), label }));

/** 认定计划审批: the centre approves provinces; each decides what those below it hand in. */
export function PlanApproveScreen() {
  const isCentre = useSession(({ user }) => user?.orgType) === 5;
  const { kind, tabs } = useKindTabs('计划类型', kinds);
  if (!isCentre) return <OrgPlanDecisions />;
  return kind?.key === 'org' ? (
    <OrgPlanDecisions tabs={tabs} />
  ) : (
    <ProvincePlanDecisions tabs={tabs} />
  );
}
