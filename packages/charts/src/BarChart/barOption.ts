import type { EChartsOption } from 'echarts';
import {
  allFigures,
  baseOption,
  categoryAxis,
  everyName,
  formatFigure,
  known,
  legendOption,
  NOT_REPORTED,
  seriesColour,
  seriesFigures,
  sumOf,
  tooltipOption,
  valueAxis,
  type ChartPalette,
  type Figure,
  type SeriesData,
} from '../core';

/** 柱状图的数据和排法。 */
export interface BarData extends SeriesData {
  /** 各系列叠成一根。 */
  stacked?: boolean;
  /** 横着排，名称长或做排名时用；第一行在最上面。 */
  horizontal?: boolean;
}

/** 柱状图的选项：纵排、叠放和横排排名共用。 */
export function barOption(
  { series, rows, stacked = false, horizontal = false, format, unit }: BarData,
  palette: ChartPalette,
): EChartsOption {
  const names = rows.map(({ name }) => name);
  const figures = stacked
    ? rows.map(({ values }) => sumOf(series.map(({ key }) => values[key] ?? null)))
    : allFigures({ series, rows });
  const single = series.length === 1;
  const value = {
    ...valueAxis(palette, { figures, format, unit: single && !horizontal ? unit : undefined }),
    show: !(horizontal && single),
  };
  const category = {
    ...categoryAxis(palette, names),
    inverse: horizontal,
    axisLabel: {
      ...categoryAxis(palette, names).axisLabel,
      ...(horizontal
        ? {
            ...everyName(palette),
            width: palette.fontSize * 9,
            overflow: 'truncate' as const,
            color: palette.secondary,
          }
        : {}),
    },
  };
  // The words 未报送 have a hidden category axis of their own, so bars keep their places.
  const hidden = { ...category, show: false };
  const bars = series.map(({ key, name }, index) => ({
    id: key,
    name,
    type: 'bar' as const,
    stack: stacked ? 'all' : undefined,
    data: seriesFigures(rows, key).map((figure) =>
      figure === 0 ? { value: 0, itemStyle: { opacity: 0 } } : { value: figure },
    ),
    barMaxWidth: horizontal ? palette.fontSize * 1.2 : 36,
    // Two pixels keep a very small number in sight; zero draws nothing.
    barMinHeight: stacked ? 0 : 2,
    itemStyle: {
      color: seriesColour(palette, index),
      borderColor: palette.surface,
      borderWidth: stacked ? 1 : 0,
      borderRadius: stacked ? 0 : corners(horizontal),
    },
    label:
      single && (horizontal || rows.length <= 12)
        ? barLabel(palette, horizontal, format)
        : undefined,
  }));
  return {
    ...baseOption(palette),
    grid: {
      left: 4,
      right: horizontal && single ? palette.fontSize * 5 : 12,
      top: single ? (unit && !horizontal ? 34 : 16) : 40,
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
      axisPointer: {
        type: 'shadow',
        z: -1,
        shadowStyle: { color: palette.skeleton, opacity: 0.5 },
      },
      valueFormatter: (figure) =>
        typeof figure === 'number'
          ? `${formatFigure(figure, format)}${format === 'percent' ? '' : (unit ?? '')}`
          : NOT_REPORTED,
    },
    xAxis: horizontal ? value : [category, hidden],
    yAxis: horizontal ? [category, hidden] : value,
    series: [
      ...bars,
      missing(
        rows.map((_, index) => figures[index] ?? null),
        palette,
        { horizontal, show: single || stacked },
      ),
    ],
  };
}

// 未报送 has no bar; the words keep it from being read as zero.
function missing(
  figures: readonly Figure[],
  palette: ChartPalette,
  { horizontal, show }: { horizontal: boolean; show: boolean },
) {
  return {
    id: '\u0000missing',
    type: 'bar' as const,
    silent: true,
    ...(horizontal ? { yAxisIndex: 1 } : { xAxisIndex: 1 }),
    tooltip: { show: false },
    data: show ? figures.map((figure) => (known(figure) ? null : 0)) : [],
    label: {
      show: true,
      position: horizontal ? ('right' as const) : ('top' as const),
      formatter: NOT_REPORTED,
      color: palette.muted,
      fontFamily: palette.font,
      fontSize: palette.fontSize,
    },
    z: 1,
  };
}

function barLabel(palette: ChartPalette, horizontal: boolean, format: BarData['format']) {
  return {
    show: true,
    position: horizontal ? ('right' as const) : ('top' as const),
    color: palette.text,
    fontFamily: palette.font,
    fontSize: palette.fontSize,
    formatter: ({ value }: { value?: unknown }) =>
      typeof value === 'number' ? formatFigure(value, format) : '',
  };
}

function corners(horizontal: boolean): [number, number, number, number] {
  return horizontal ? [0, 2, 2, 0] : [2, 2, 0, 0];
}
