import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { describeFigures, formatFigure, useChartPalette, type Figure } from '../core';
import { sparkEngine } from './sparkEngine';
import { sparkOption } from './sparkOption';

interface SparklineProps extends ChartBasics {
  /** 各点，旧的在前。 */
  rows: readonly { name: string; value: Figure }[];
  area?: boolean;
  unit?: string;
}

/** 迷你折线：跟在一个数旁边，看走势；默认不带标题和工具。 */
export function Sparkline({ rows, area, unit, ...basics }: SparklineProps) {
  const palette = useChartPalette(basics);
  const figures = useMemo(() => rows.map(({ value }) => value), [rows]);
  const option = useMemo(() => sparkOption(figures, palette, area), [figures, palette, area]);
  return (
    <ChartView
      basics={{ bare: true, height: 40, ...basics }}
      palette={palette}
      engine={sparkEngine}
      option={option}
      figures={figures}
      table={{
        columns: ['日期', unit ? `数量（${unit}）` : '数量'],
        rows: rows.map(({ name, value }, index) => ({
          key: `${index}`,
          name,
          cells: [formatFigure(value)],
        })),
      }}
      summary={`迷你折线。${describeFigures(
        rows.map(({ name }) => name),
        figures,
        'number',
        unit,
      )}`}
    />
  );
}
