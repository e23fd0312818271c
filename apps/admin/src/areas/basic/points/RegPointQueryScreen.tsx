import { baseOrg } from '@tqc/contract/basic';
import { useKindTabs } from '../../../kit/list/useKindTabs';
import { PointQuery } from './PointQuery';
import { RegOrgScreen } from './RegOrgScreen';

const { getConfirmPointData } = baseOrg;
const kinds = [
  { key: 'point', label: '确认点' },
  { key: 'org', label: '按认定机构' },
] as const;

/** 认定确认点查询 */
export function RegPointQueryScreen() {
  const { kind, tabs } = useKindTabs('内容', kinds);
  if (kind?.key === 'org') return <RegOrgScreen tabs={tabs} />;
  return <PointQuery bizType={1} list={getConfirmPointData} tabs={tabs} />;
}
