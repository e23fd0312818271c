import { LineChart } from '@tqc/charts/LineChart';
import type { OutputOf } from '@tqc/contract/kit';
import type { registration } from '@tqc/contract/register';
import { useMemo } from 'react';

type Day = OutputOf<typeof registration.figures>['days'][number];

const SERIES = [
  { key: 'filed', name: '网报' },
  { key: 'confirmed', name: '确认' },
  { key: 'decided', name: '审批' },
  { key: 'issued', name: '编号' },
] as const;

interface MonthChartProps {
  readonly days: readonly Day[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** 网报, 确认, 审批 and 编号 of the last thirty days. */
export function MonthChart({ days, failed, onRetry }: MonthChartProps) {
  const rows = useMemo(
    () => (days ?? []).map(({ day, ...values }) => ({ name: day.slice(5), values })),
    [days],
  );
  return (
    <LineChart
      title="最近30天"
      series={SERIES}
      rows={rows}
      unit="件"
      height={260}
      {...(failed
        ? { state: 'error' as const, message: '数据加载失败，请重试' }
        : days
          ? {}
          : { state: 'loading' as const })}
      onRetry={onRetry}
    />
  );
}
