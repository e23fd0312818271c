import type { EChartsOption } from 'echarts';
import {
  baseOption,
  categoryAxis,
  everyName,
  formatFigure,
  inkOn,
  known,
  NOT_REPORTED,
  rampLegend,
  rampOf,
  tooltipOption,
  UNKNOWN_VALUE,
  type ChartPalette,
} from '../core';
import { heatFigures, type HeatData } from './heatRows';

/** 热力图的选项：行从上到下，深浅分档，列少时格里写数。 */
export function heatOption(data: HeatData, palette: ChartPalette): EChartsOption {
  const { columns, rows, format, unit = '' } = data;
  const ramp = rampOf(heatFigures(data), palette, format);
  const roomy = data.labels ?? columns.length <= 14;
  const at = (index: number) => {
    const row = rows[Math.floor(index / columns.length)];
    const column = index % columns.length;
    return { row, column: columns[column] ?? '', value: row?.values[column] ?? null };
  };
  return {
    ...baseOption(palette),
    grid: {
      left: 4,
      right: 4,
      top: 34,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    tooltip: {
      ...tooltipOption(palette),
      trigger: 'item',
      formatter: (item) => {
        if (Array.isArray(item)) return '';
        const { row, column, value } = at(item.dataIndex);
        return `${row?.name ?? ''}  ${column}\n${known(value) ? `${formatFigure(value, format)}${unit}` : NOT_REPORTED}`;
      },
    },
    visualMap: {
      ...rampLegend(ramp, palette, { left: 0, top: 0, orient: 'horizontal' }),
      seriesIndex: 0,
      dimension: 2,
    },
    xAxis: { ...categoryAxis(palette, columns), axisLine: { show: false }, position: 'bottom' },
    yAxis: {
      ...categoryAxis(
        palette,
        rows.map(({ name }) => name),
      ),
      axisLine: { show: false },
      inverse: true,
      axisLabel: {
        ...categoryAxis(palette, []).axisLabel,
        ...everyName(palette),
        width: palette.fontSize * 9,
        overflow: 'truncate',
      },
    },
    series: [
      {
        id: 'heat',
        type: 'heatmap',
        data: heatFigures(data).map((value, index) => ({
          value: [
            index % columns.length,
            Math.floor(index / columns.length),
            value ?? UNKNOWN_VALUE,
          ],
          label: { color: inkOn(palette, ramp.colourOf(value)) },
        })),
        itemStyle: { borderColor: palette.surface, borderWidth: 2, borderRadius: 3 },
        label: {
          show: roomy,
          fontFamily: palette.font,
          fontSize: palette.fontSize,
          formatter: (item) => {
            const { value } = at(item.dataIndex);
            return known(value) ? formatFigure(value, format === 'percent' ? format : 'wan') : '–';
          },
        },
        emphasis: { itemStyle: { borderColor: palette.text } },
      },
    ],
  };
}
