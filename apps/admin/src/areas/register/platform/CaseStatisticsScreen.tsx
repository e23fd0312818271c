import { exchange } from '@tqc/contract/register';
import { ActionLink } from '@tqc/ui/DataTable';
import type { SearchField } from '@tqc/ui/SearchForm';
import { ListScreen } from '../../../kit/list/ListScreen';
import { useBatchSearch } from '../../../kit/list/lookupSearches';
import { UpButton } from './UpButton';
import { useArea } from './useArea';
import { useOrgSearch } from './useOrgSearch';
import { useSlotSearch } from './useSlotSearch';

const day: SearchField = { name: 'day', label: '日期', kind: 'dateRange' };

/** 办件数据回传统计 */
export function CaseStatisticsScreen() {
  const batches = useBatchSearch();
  const orgs = useOrgSearch();
  const slots = useSlotSearch();
  const { within, down, up } = useArea();
  const fixed = { kind: 'case', ...(within === undefined ? {} : { area: within }) } as const;
  return (
    <ListScreen
      note="受理和办结的件数与国家平台收到的件数对照；有差异的地区可以下钻，再到办结数据报送中处理。"
      list={exchange.gbStatistics}
      fixed={fixed}
      search={[batches, orgs, slots, day]}
      columns={[
        'areaName',
        'accepted',
        'done',
        'heardAccepted',
        'heardDone',
        'acceptedGap',
        'doneGap',
        'heardRate',
        'countedAt',
      ]}
      actionsWidth={88}
      toolbar={<UpButton within={within} onUp={up} />}
      rowActions={({ area, hasParts }) =>
        hasParts && <ActionLink label="下钻" onClick={() => down(area)} />
      }
    />
  );
}
