import { useKindTabs } from '../../../kit/list/useKindTabs';
import { OrgCertTypeScreen } from './OrgCertTypeScreen';
import { OrgCetNumScreen } from './OrgCetNumScreen';
import { OrgDictScreen } from './OrgDictScreen';
import { OrgList } from './OrgList';
import { OrgLockScreen } from './OrgLockScreen';
import { OrgStopScreen } from './OrgStopScreen';
import { OrgTagScreen } from './OrgTagScreen';

const kinds = [
  { key: 'org', label: '机构' },
  { key: 'stop', label: '停用记录' },
  { key: 'lock', label: '锁定时间' },
  { key: 'type', label: '资格种类' },
  { key: 'number', label: '证书编号' },
  { key: 'tag', label: '机构标签' },
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
    case 'type':
      return <OrgCertTypeScreen tabs={tabs} />;
    case 'number':
      return <OrgCetNumScreen tabs={tabs} />;
    case 'tag':
      return <OrgTagScreen tabs={tabs} />;
    case 'dict':
      return <OrgDictScreen tabs={tabs} />;
    default:
      return <OrgList tabs={tabs} />;
  }
}
