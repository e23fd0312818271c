import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { allFigures, seriesSummary, seriesTable, useChartPalette } from '../core';
import { lineEngine } from './lineEngine';
import { lineOption, type LineData } from './lineOption';

interface LineChartProps extends ChartBasics, LineData {
  /** 点一个位置，给出行的序号。 */
  onPickRow?: (index: number) => void;
}

/** 折线图：一段时间里的变化。 */
export function LineChart({
  series,
  rows,
  area,
  format,
  unit,
  rowTitle = '日期',
  onPickRow,
  ...basics
}: LineChartProps) {
  const palette = useChartPalette(basics);
  const data = useMemo(
    () => ({ series, rows, area, format, unit, rowTitle }),
    [series, rows, area, format, unit, rowTitle],
  );
  const option = useMemo(() => lineOption(data, palette), [data, palette]);
  return (
    <ChartView
      basics={basics}
      palette={palette}
      engine={lineEngine}
      option={option}
      figures={allFigures(data)}
      table={seriesTable(data)}
      summary={`折线图。${seriesSummary(data)}`}
      onPickRow={onPickRow}
    />
  );
}
