import type { EChartsOption } from 'echarts';
import {
  baseOption,
  formatFigure,
  type ChartPalette,
  type Figure,
  type FigureFormat,
} from '../core';
import { gaugeLevel, levelColour, type GaugeLevel } from './gaugeLevels';

/** 仪表的数据。 */
export interface GaugeData {
  value: Figure;
  /** 满刻度；百分比时为 1。 */
  max?: number;
  format?: FigureFormat;
  unit?: string;
  levels?: readonly GaugeLevel[];
}

/** 仪表的选项：一道弧，中间是数和档位的词；超过满刻度时弧画满，数照实写。 */
export function gaugeOption(
  { value, max = 1, format = 'percent', unit = '', levels = [] }: GaugeData,
  palette: ChartPalette,
): EChartsOption {
  const level = gaugeLevel(value, levels);
  const colour = levelColour(level, palette);
  const letter = palette.fontSize;
  const figure = `${formatFigure(value, format)}${format === 'percent' ? '' : unit}`;
  return {
    ...baseOption(palette),
    series: [
      {
        id: 'gauge',
        type: 'gauge',
        min: 0,
        max,
        startAngle: 210,
        endAngle: -30,
        center: ['50%', '60%'],
        radius: '110%',
        progress: { show: true, width: letter * 1.1, itemStyle: { color: colour } },
        axisLine: { lineStyle: { width: letter * 1.1, color: [[1, palette.skeleton]] } },
        axisTick: { show: false },
        splitLine: { show: false },
        splitNumber: 1,
        axisLabel: {
          distance: -letter * 0.2,
          color: palette.muted,
          fontFamily: palette.font,
          fontSize: letter,
          formatter: (mark: number) => formatFigure(mark, format),
        },
        pointer: { show: false },
        anchor: { show: false },
        title: {
          show: true,
          offsetCenter: [0, '24%'],
          color: palette.secondary,
          fontFamily: palette.font,
          fontSize: Math.round(letter * 1.1),
        },
        detail: {
          offsetCenter: [0, '-8%'],
          color: palette.text,
          fontFamily: palette.font,
          fontSize: Math.round(letter * 2.2),
          fontWeight: 600,
          formatter: () => figure,
        },
        data: [{ value: Math.min(max, Math.max(0, value ?? 0)), name: level?.label ?? '' }],
      },
    ],
  };
}
