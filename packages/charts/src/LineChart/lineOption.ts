import type { EChartsOption } from 'echarts';
import {
  allFigures,
  baseOption,
  categoryAxis,
  formatFigure,
  known,
  legendOption,
  seriesColour,
  seriesFigures,
  tooltipOption,
  valueAxis,
  type ChartPalette,
  type Figure,
  type SeriesData,
} from '../core';

/** 折线图的数据；area 在线下填色，只有一两条线时用。 */
export interface LineData extends SeriesData {
  area?: boolean;
}

/** 折线图的选项：未报送处断开，不连成直线。 */
export function lineOption(
  { series, rows, area = false, format, unit }: LineData,
  palette: ChartPalette,
): EChartsOption {
  const wall = palette.ground === 'wall';
  return {
    ...baseOption(palette),
    grid: {
      left: 4,
      right: 16,
      top: series.length > 1 ? 44 : unit ? 28 : 12,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    legend: legendOption(
      palette,
      series.map(({ name }) => name),
    ),
    tooltip: {
      ...tooltipOption(palette),
      trigger: 'axis',
      axisPointer: { type: 'line', lineStyle: { color: palette.strong } },
      valueFormatter: (value) => sayValue(value, format, unit),
    },
    xAxis: {
      ...categoryAxis(
        palette,
        rows.map(({ name }) => name),
      ),
      boundaryGap: false,
    },
    yAxis: valueAxis(palette, {
      figures: allFigures({ series, rows }),
      format,
      unit: series.length > 1 ? undefined : unit,
    }),
    series: series.map(({ key, name }, index) => ({
      id: key,
      name,
      type: 'line',
      data: linePoints(seriesFigures(rows, key)),
      connectNulls: false,
      showSymbol: rows.length <= CROWDED || seriesFigures(rows, key).some(isAlone),
      showAllSymbol: rows.length > CROWDED,
      symbol: symbols[index % symbols.length],
      symbolSize: wall ? 5 : 6,
      lineStyle: { width: wall ? 3 : 2, type: lineTypes[Math.floor(index / 4) % lineTypes.length] },
      itemStyle: { color: seriesColour(palette, index) },
      areaStyle: area ? { opacity: 0.16 } : undefined,
      emphasis: { focus: 'series' },
    })),
  };
}

// So many points get no dots.
const CROWDED = 31;

// A point alone between 未报送 makes no line; without its dot it would not be seen.
function linePoints(figures: readonly Figure[]) {
  if (figures.length <= CROWDED || !figures.some(isAlone)) return figures.slice();
  return figures.map((value, index) =>
    isAlone(value, index, figures) ? { value } : { value, symbol: 'none' },
  );
}

function isAlone(value: Figure, index: number, figures: readonly Figure[]): boolean {
  return known(value) && !known(figures[index - 1]) && !known(figures[index + 1]);
}

// Shape tells series apart as well as colour, so a grey print still does.
const symbols = ['circle', 'rect', 'triangle', 'diamond'];
const lineTypes = ['solid', 'dashed'] as const;

function sayValue(value: unknown, format: LineData['format'], unit = ''): string {
  return typeof value === 'number'
    ? `${formatFigure(value, format)}${format === 'percent' ? '' : unit}`
    : formatFigure(null);
}
