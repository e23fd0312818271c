import { tempHistoryStatus } from '@tqc/domain/dictionaries';
import { useKindTabs } from '../../../kit/list/useKindTabs';

const tabOf = (key: 'waiting' | 'stored' | 'void') => {
  const status = tempHistoryStatus.code(key);
  return { key, label: tempHistoryStatus.label(status), status };
};
const TABS = [
  tabOf('waiting'),
  tabOf('stored'),
  tabOf('void'),
  { key: 'all', label: '全部', status: undefined },
] as const;

/** The states of an old collection: what waits comes first, what is done stands behind it. */
export function useTempTabs() {
  const { kind, tabs } = useKindTabs('处理状态', TABS, 'state');
  return { state: kind?.status === undefined ? {} : { status: kind.status }, tabs };
}
