import { useKindTabs } from '../../../kit/list/useKindTabs';
import { OrgDictScreen } from './OrgDictScreen';
import { OrgList } from './OrgList';
import { OrgLockScreen } from './OrgLockScreen';
import { OrgStopScreen } from './OrgStopScreen';

const kinds = [
  { key: 'org', label: '机构' },
  { key: 'stop', label: '停用记录' },
  { key: 'lock', label: '锁定时间' },
  { key: 'dict', label: '本机构字典' },
] as const;

/** 机构管理: organisations, and what the catalogue gives no entry of its own. */
export function OrgScreen() {
  const { kind, tabs } = useKindTabs('资料', kinds);
  switch (kind?.key) {
    case 'stop':
      return <OrgStopScreen tabs={tabs} />;
    case 'lock':
      return <OrgLockScreen tabs={tabs} />;
    case 'dict':
      return <OrgDictScreen tabs={tabs} />;
    default:
      return <OrgList tabs={tabs} />;
  }
}
