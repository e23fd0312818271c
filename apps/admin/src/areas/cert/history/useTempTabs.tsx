import { tempHistoryStatus } from '@tqc/domain/dictionaries';
import { statusTabs } from '../../../kit/list/statusTabs';
import { useKindTabs } from '../../../kit/list/useKindTabs';

const TABS = statusTabs({
  of: 'status',
  status: tempHistoryStatus,
  keys: ['waiting', 'stored', 'void'],
  all: true,
});

/** The states of an old collection: what waits comes first, what is done stands behind it. */
export const useTempTabs = () => useKindTabs('处理状态', TABS, 'state');
