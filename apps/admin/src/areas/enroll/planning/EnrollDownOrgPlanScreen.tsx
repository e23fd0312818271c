import { useKindTabs } from '../../../kit/list/useKindTabs';
import { DownEnrollOrgsScreen } from './DownEnrollOrgsScreen';
import { DownEnrollPlansScreen } from './DownEnrollPlansScreen';
import { EnrollPlanTreeScreen } from './EnrollPlanTreeScreen';

const kinds = [
  { key: 'orgs', label: '各机构进度' },
  { key: 'plans', label: '已上报计划' },
  { key: 'tree', label: '省级与下级' },
];

/** 下级机构注册计划: organisation by organisation, plan by plan, or below each province plan. */
export function EnrollDownOrgPlanScreen() {
  const { kind, tabs } = useKindTabs('查看方式', kinds);
  if (kind?.key === 'plans') return <DownEnrollPlansScreen tabs={tabs} />;
  return kind?.key === 'tree' ? (
    <EnrollPlanTreeScreen tabs={tabs} />
  ) : (
    <DownEnrollOrgsScreen tabs={tabs} />
  );
}
