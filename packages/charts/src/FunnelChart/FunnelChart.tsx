import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { useChartPalette, type NamedRow } from '../core';
import { funnelEngine } from './funnelEngine';
import { funnelOption } from './funnelOption';
import { funnelStages, funnelSummary, funnelTable } from './funnelStages';

interface FunnelChartProps extends ChartBasics {
  /** 各步，从第一步起。 */
  rows: readonly NamedRow[];
  unit?: string;
  onPickRow?: (index: number) => void;
}

/** 漏斗图：一批事走过各步还剩多少。 */
export function FunnelChart({ rows, unit, onPickRow, ...basics }: FunnelChartProps) {
  const palette = useChartPalette(basics);
  const stages = useMemo(() => funnelStages(rows), [rows]);
  const option = useMemo(() => funnelOption(stages, palette, unit), [stages, palette, unit]);
  return (
    <ChartView
      basics={basics}
      palette={palette}
      engine={funnelEngine}
      option={option}
      figures={rows.map(({ value }) => value)}
      table={funnelTable(stages, unit)}
      summary={`漏斗图。${funnelSummary(stages, unit)}`}
      onPickRow={onPickRow}
    />
  );
}
