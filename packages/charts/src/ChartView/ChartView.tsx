import type { EChartsOption } from 'echarts';
import { Chart } from '../Chart';
import { ChartFrame, type ChartBasics } from '../ChartFrame';
import {
  exportPicture,
  saveBlob,
  type ChartEngine,
  type ChartPalette,
  type ChartTable,
  type Figure,
} from '../core';
import { LiveCanvas } from './LiveCanvas';

interface ChartViewProps {
  /** 使用者给图的属性，原样传下。 */
  basics: ChartBasics;
  palette: ChartPalette;
  engine: ChartEngine;
  option: EChartsOption;
  figures: readonly Figure[];
  table: ChartTable;
  summary: string;
  /** 点中第几行；图上和表里是同一件事。 */
  onPickRow?: (index: number) => void;
  /** 图形序号换成行号；一行有几个图形时要给。 */
  rowOf?: (dataIndex: number) => number;
}

/** 把图框、画布和导出合在一起；大屏直接绘制，其余经 echarts-for-react。 */
export function ChartView({
  basics,
  palette,
  engine,
  option,
  figures,
  table,
  summary,
  onPickRow,
  rowOf = (dataIndex) => dataIndex,
}: ChartViewProps) {
  const { title, asOf } = basics;
  const live = palette.ground === 'wall';
  const Canvas = live ? LiveCanvas : Chart;
  const onPick =
    onPickRow && (({ dataIndex }: { dataIndex: number }) => onPickRow(rowOf(dataIndex)));
  return (
    <ChartFrame
      {...basics}
      palette={palette}
      figures={figures}
      table={table}
      summary={summary}
      onPickRow={onPickRow}
      keepCanvas={live}
      onExport={async (kind, size) =>
        saveBlob(
          await exportPicture(kind, { engine, option, palette, title, asOf, ...size }),
          `${title}.${kind}`,
        )
      }
    >
      <Canvas engine={engine} option={option} onPick={onPick} />
    </ChartFrame>
  );
}
