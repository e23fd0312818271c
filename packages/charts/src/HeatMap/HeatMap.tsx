import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { useChartPalette } from '../core';
import { heatEngine } from './heatEngine';
import { heatOption } from './heatOption';
import { heatFigures, heatSummary, heatTable, type HeatData } from './heatRows';

interface HeatMapProps extends ChartBasics, HeatData {
  /** 点一格，给出行的序号。 */
  onPickRow?: (index: number) => void;
}

/** 热力图：行与列交叉处的多少，如确认点逐时的办理量。 */
export function HeatMap({
  columns,
  rows,
  format,
  unit,
  rowTitle,
  labels,
  onPickRow,
  ...basics
}: HeatMapProps) {
  const palette = useChartPalette(basics);
  const data = useMemo(
    () => ({ columns, rows, format, unit, rowTitle, ...(labels === undefined ? {} : { labels }) }),
    [columns, rows, format, unit, rowTitle, labels],
  );
  const option = useMemo(() => heatOption(data, palette), [data, palette]);
  return (
    <ChartView
      basics={basics}
      palette={palette}
      engine={heatEngine}
      option={option}
      figures={heatFigures(data)}
      table={heatTable(data)}
      summary={`热力图。${heatSummary(data)}`}
      onPickRow={onPickRow}
      rowOf={(index) => Math.floor(index / columns.length)}
    />
  );
}
