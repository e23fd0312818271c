import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { allFigures, seriesSummary, seriesTable, useChartPalette } from '../core';
import { barEngine } from './barEngine';
import { barOption, type BarData } from './barOption';

interface BarChartProps extends ChartBasics, BarData {
  /** 点一根柱下钻，给出行的序号。 */
  onPickRow?: (index: number) => void;
}

/** 柱状图：比较几个位置的多少；可叠放，可横排成排名。 */
export function BarChart({
  series,
  rows,
  stacked,
  horizontal,
  format,
  unit,
  rowTitle,
  onPickRow,
  ...basics
}: BarChartProps) {
  const palette = useChartPalette(basics);
  const data = useMemo(
    () => ({ series, rows, stacked, horizontal, format, unit, rowTitle }),
    [series, rows, stacked, horizontal, format, unit, rowTitle],
  );
  const option = useMemo(() => barOption(data, palette), [data, palette]);
  return (
    <ChartView
      basics={basics}
      palette={palette}
      engine={barEngine}
      option={option}
      figures={allFigures(data)}
      table={seriesTable(data)}
      summary={`柱状图。${seriesSummary(data)}`}
      onPickRow={onPickRow}
    />
  );
}
