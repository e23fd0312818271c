import { useKindTabs } from '../../../kit/list/useKindTabs';
import { OrgList } from './OrgList';
import { OrgStopScreen } from './OrgStopScreen';

const kinds = [
  { key: 'org', label: '机构' },
  { key: 'stop', label: '停用记录' },
] as const;

/** 机构管理: organisations, and what the catalogue gives no entry of its own: when they stop. */
export function OrgScreen() {
  const { kind, tabs } = useKindTabs('资料', kinds);
  return kind?.key === 'stop' ? <OrgStopScreen tabs={tabs} /> : <OrgList tabs={tabs} />;
}
