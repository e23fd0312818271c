import { BarChart } from '@tqc/charts/BarChart';
import { exchange } from '@tqc/contract/register';
import type { InputOf } from '@tqc/contract/kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReloadTurn } from '../../../kit/list/useReload';
import { useRecord } from '../../../kit/record/useRecord';
import styles from './PushChart.module.css';

const SERIES = [
  { key: 'success', name: '成功' },
  { key: 'failed', name: '失败' },
  { key: 'returned', name: '退回' },
  { key: 'waiting', name: '待推送' },
] as const;
const FIGURES = ['dataType', 'dayFrom', 'dayTo'] as const;
const ALL = 50;

interface PushChartProps {
  readonly within: string | undefined;
  readonly onDown: (area: string) => void;
}

/** The same figures as the table, of all areas at once. */
export function PushChart({ within, onDown }: PushChartProps) {
  const [params] = useSearchParams();
  // What the address holds is judged by the call.
  const asked = Object.fromEntries(
    FIGURES.flatMap((name) => (params.has(name) ? [[name, params.get(name)]] : [])),
  ) as Partial<InputOf<typeof exchange.gbStatistics>>;
  const { record, failure } = useRecord(
    exchange.gbStatistics,
    {
      kind: 'push',
      pageSize: ALL,
      ...(within === undefined ? {} : { area: within }),
      ...asked,
    },
    { turn: useReloadTurn() },
  );
  const found = record?.record;
  const rows = useMemo(
    () =>
      (found ?? []).map(({ areaName, success, failed, returned, waiting }) => ({
        name: areaName,
        values: { success, failed, returned, waiting },
      })),
    [found],
  );
  // The table below asks the same and says why there is nothing, once.
  if (failure) return null;
  return (
    <section className={styles.card}>
      <BarChart
        title="各地区报送情况"
        series={SERIES}
        rows={rows}
        stacked
        unit="件"
        height={220}
        {...(record ? {} : { state: 'loading' as const })}
        onPickRow={(at) => {
          const picked = found?.[at];
          if (picked?.hasParts) onDown(picked.area);
        }}
      />
    </section>
  );
}
