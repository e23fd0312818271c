import { useKindTabs } from '../../../kit/list/useKindTabs';
import { useSession } from '../../../kit/session/session';
import { BatchEnds } from './BatchEnds';
import { OrgPlanEnds } from './OrgPlanEnds';
import { ProvincePlanEnds } from './ProvincePlanEnds';

const kinds = [
  { key: 'org', label: '机构计划' },
  { key: 'province', label: '省级计划' },
  { key: 'batch', label: '认定批次' },
];

/**
 * 结束计划: the superior agrees to what was applied for; the centre ends the chain from below, plans
 * of organisations, then those of provinces, then the batch.
 */
export function EndPlanScreen() {
  const isCentre = useSession(({ user }) => user?.orgType) === 5;
  const { kind, tabs } = useKindTabs('计划类型', kinds);
  if (!isCentre) return <OrgPlanEnds />;
  if (kind?.key === 'province') return <ProvincePlanEnds tabs={tabs} />;
  return kind?.key === 'batch' ? <BatchEnds tabs={tabs} /> : <OrgPlanEnds tabs={tabs} />;
}
