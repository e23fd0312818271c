import type { EChartsOption } from 'echarts';
import { baseOption, known, seriesColour, type ChartPalette, type Figure } from '../core';

/** 迷你图的选项：只有一条线和最后一点；没有轴、图例和提示。 */
export function sparkOption(
  values: readonly Figure[],
  palette: ChartPalette,
  area = true,
): EChartsOption {
  const colour = seriesColour(palette, 0);
  const last = values.findLastIndex(known);
  return {
    ...baseOption(palette),
    grid: { left: 4, right: 6, top: 5, bottom: 4 },
    xAxis: {
      type: 'category',
      show: false,
      boundaryGap: false,
      data: values.map((_, index) => index),
    },
    // Steady numbers shall show their movement, so not from zero; the exact one stands beside it.
    yAxis: { type: 'value', show: false, scale: true },
    series: [
      {
        id: 'spark',
        type: 'line',
        silent: true,
        connectNulls: false,
        data: values.map((value, index) => ({
          value,
          symbol: index === last ? 'circle' : 'none',
          symbolSize: 6,
        })),
        showSymbol: true,
        // With a hidden axis points follow its unseen ticks by default, and the last may be missed.
        showAllSymbol: true,
        lineStyle: { width: 2, color: colour },
        itemStyle: { color: colour },
        areaStyle: area ? { color: colour, opacity: 0.14 } : undefined,
      },
    ],
  };
}
