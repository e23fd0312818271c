import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { describeFigures, namedTable, useChartPalette } from '../core';
import { ringEngine } from './ringEngine';
import { ringOption, type RingData } from './ringOption';

interface RingChartProps extends ChartBasics, RingData {
  /** 表格第一列的名称，默认「名称」。 */
  rowTitle?: string;
  onPickRow?: (index: number) => void;
}

/** 环形图：一个整体由哪几部分组成。 */
export function RingChart({
  rows,
  unit,
  totalTitle,
  rowTitle = '名称',
  onPickRow,
  ...basics
}: RingChartProps) {
  const palette = useChartPalette(basics);
  const option = useMemo(
    () => ringOption({ rows, unit, totalTitle }, palette),
    [rows, unit, totalTitle, palette],
  );
  const figures = rows.map(({ value }) => value);
  const names = rows.map(({ name }) => name);
  return (
    <ChartView
      basics={basics}
      palette={palette}
      engine={ringEngine}
      option={option}
      figures={figures}
      table={namedTable(rows, {
        rowTitle,
        valueTitle: unit ? `数量（${unit}）` : '数量',
        share: true,
      })}
      summary={`环形图。${describeFigures(names, figures, 'number', unit)}`}
      onPickRow={onPickRow}
    />
  );
}
