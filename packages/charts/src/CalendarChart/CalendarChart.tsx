import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { useChartPalette } from '../core';
import { calendarEngine } from './calendarEngine';
import { calendarOption } from './calendarOption';
import { calendarDays, calendarSummary, calendarTable, type CalendarData } from './calendarRows';

interface CalendarChartProps extends ChartBasics, CalendarData {
  /** 点一天，给出日期。 */
  onPick?: (date: string) => void;
}

/** 日历图：逐日的多少，看得出忙闲、周末和漏报的日子。 */
export function CalendarChart({ rows, from, to, unit, onPick, ...basics }: CalendarChartProps) {
  const palette = useChartPalette(basics);
  const days = useMemo(() => calendarDays({ rows, from, to }), [rows, from, to]);
  const option = useMemo(() => calendarOption(days, palette, unit), [days, palette, unit]);
  const pick = (index: number) => {
    const day = days[index];
    if (day) onPick?.(day.date);
  };
  return (
    <ChartView
      basics={{ height: 240, ...basics }}
      palette={palette}
      engine={calendarEngine}
      option={option}
      figures={rows.map(({ value }) => value)}
      table={calendarTable(days, unit)}
      summary={`日历图。${calendarSummary(days, unit)}`}
      onPickRow={onPick && pick}
    />
  );
}
