import type { EChartsOption } from 'echarts';
import {
  axisText,
  baseOption,
  formatFigure,
  known,
  NOT_REPORTED,
  rampLegend,
  rampOf,
  tooltipOption,
  UNKNOWN_VALUE,
  type ChartPalette,
} from '../core';
import { weekday, type DayRow } from './calendarRows';

/** 日历图的选项：一天一格，一周一列，周一在上。 */
export function calendarOption(
  days: readonly DayRow[],
  palette: ChartPalette,
  unit = '',
): EChartsOption {
  const ramp = rampOf(
    days.map(({ value }) => value),
    palette,
  );
  const letter = palette.fontSize;
  return {
    ...baseOption(palette),
    tooltip: {
      ...tooltipOption(palette),
      trigger: 'item',
      formatter: (item) => {
        const day = Array.isArray(item) ? undefined : days[item.dataIndex];
        return day
          ? `${day.date}  周${weekday(day.date)}\n${known(day.value) ? `${formatFigure(day.value)}${unit}` : NOT_REPORTED}`
          : '';
      },
    },
    visualMap: {
      ...rampLegend(ramp, palette, { left: 0, top: 0, orient: 'horizontal' }),
      seriesIndex: 0,
      dimension: 1,
    },
    calendar: {
      range: [days[0]?.date ?? '2026-01-01', days.at(-1)?.date ?? '2026-01-01'],
      left: letter * 2,
      right: 4,
      top: letter * 2 + 36,
      bottom: 4,
      cellSize: ['auto', 'auto'],
      yearLabel: { show: false },
      monthLabel: {
        ...axisText(palette),
        nameMap: Array.from({ length: 12 }, (_, month) => `${month + 1}月`),
      },
      dayLabel: { ...axisText(palette), firstDay: 1, nameMap: [...'日一二三四五六'] },
      itemStyle: { color: 'transparent', borderColor: palette.surface, borderWidth: 2 },
      splitLine: { lineStyle: { color: palette.strong, width: 1 } },
    },
    series: [
      {
        id: 'days',
        type: 'heatmap',
        coordinateSystem: 'calendar',
        data: days.map(({ date, value }) => [date, value ?? UNKNOWN_VALUE]),
        itemStyle: { borderColor: palette.surface, borderWidth: 2, borderRadius: 3 },
        emphasis: { itemStyle: { borderColor: palette.text } },
      },
    ],
  };
}
