import { exchange } from '@tqc/contract/register';
import { ActionLink } from '@tqc/ui/DataTable';
import type { SearchField } from '@tqc/ui/SearchForm';
import { ListScreen } from '../../../kit/list/ListScreen';
import { UpButton } from './UpButton';
import { PushChart } from './PushChart';
import { RunLog } from './RunLog';
import { useArea } from './useArea';

const day: SearchField = { name: 'day', label: '日期', kind: 'dateRange' };

/** 国办回传统计 */
export function GbStatisticsScreen() {
  const { within, down, up } = useArea();
  const fixed = { kind: 'push', ...(within === undefined ? {} : { area: within }) } as const;
  return (
    <ListScreen
      note="按地区看报送国家平台的情况；不选日期时统计最近30天，一次最多366天。"
      list={exchange.gbStatistics}
      fixed={fixed}
      search={['dataType', day]}
      columns={[
        'areaName',
        'due',
        'pushed',
        'success',
        'failed',
        'returned',
        'waiting',
        'rate',
        'took',
        'lastAt',
      ]}
      actionsWidth={88}
      toolbar={
        <>
          <UpButton within={within} onUp={up} />
          <RunLog label="接口同步情况" input={{}} />
        </>
      }
      rowActions={({ area, hasParts }) =>
        hasParts && <ActionLink label="下钻" onClick={() => down(area)} />
      }
    >
      <PushChart within={within} onDown={down} />
    </ListScreen>
  );
}
