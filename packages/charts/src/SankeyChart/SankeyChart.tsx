import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { describeFigures, useChartPalette } from '../core';
import { sankeyEngine } from './sankeyEngine';
import { sankeyGraph, sankeyTable, type FlowRow } from './sankeyGraph';
import { sankeyOption } from './sankeyOption';

interface SankeyChartProps extends ChartBasics {
  rows: readonly FlowRow[];
  unit?: string;
  /** 点一条连线，给出行的序号。 */
  onPickRow?: (index: number) => void;
}

/** 桑基图：一批事从哪里分流到哪里。 */
export function SankeyChart({ rows, unit, onPickRow, ...basics }: SankeyChartProps) {
  const palette = useChartPalette(basics);
  const graph = useMemo(() => sankeyGraph(rows), [rows]);
  const option = useMemo(() => sankeyOption(graph, palette, unit), [graph, palette, unit]);
  const figures = rows.map(({ value }) => value);
  const refused = graph.circular
    ? { state: 'error' as const, message: '流向首尾相接成了环，画不成图，请检查数据。' }
    : {};
  // Links of zero and 未报送 are not drawn, so an index must find its row again.
  const rowOf = (index: number) =>
    rows.findIndex(
      ({ from, to }) => from === graph.links[index]?.source && to === graph.links[index]?.target,
    );
  return (
    <ChartView
      basics={{ height: 320, ...basics, ...refused }}
      palette={palette}
      engine={sankeyEngine}
      option={option}
      figures={figures}
      table={sankeyTable(rows, unit)}
      summary={`桑基图。${describeFigures(
        rows.map(({ from, to }) => `${from}到${to}`),
        figures,
        'number',
        unit,
      )}`}
      onPickRow={onPickRow}
      rowOf={rowOf}
    />
  );
}
