import { describeFigures, formatFigure, type ChartTable, type Figure } from '../core';

/** 一天的数；date 写作 2026-11-21。 */
export interface DayRow {
  date: string;
  value: Figure;
}

/** 日历图的数据；不给起止时取数据里最早和最晚的一天。 */
export interface CalendarData {
  rows: readonly DayRow[];
  from?: string;
  to?: string;
  unit?: string;
}

/** 起止之间的每一天，没有给数的日子为未报送。 */
export function calendarDays({ rows, from, to }: CalendarData): DayRow[] {
  const dates = rows.map(({ date }) => date).sort();
  const first = from ?? dates[0];
  const last = to ?? dates.at(-1);
  if (!first || !last) return [];
  const given = new Map(rows.map(({ date, value }) => [date, value]));
  const days: DayRow[] = [];
  // Counted in UTC: summer time and time zones add or lose no day.
  for (
    let time = Date.parse(`${first}T00:00:00Z`);
    time <= Date.parse(`${last}T00:00:00Z`);
    time += 86_400_000
  ) {
    const date = new Date(time).toISOString().slice(0, 10);
    days.push({ date, value: given.get(date) ?? null });
  }
  return days;
}

/** 与图同数的表格，带星期。 */
export function calendarTable(days: readonly DayRow[], unit?: string): ChartTable {
  return {
    columns: ['日期', '星期', unit ? `数量（${unit}）` : '数量'],
    rows: days.map(({ date, value }) => ({
      key: date,
      name: date,
      cells: [weekday(date), formatFigure(value)],
    })),
  };
}

/** 读屏的一句话。 */
export function calendarSummary(days: readonly DayRow[], unit?: string): string {
  return describeFigures(
    days.map(({ date }) => date),
    days.map(({ value }) => value),
    'number',
    unit,
  );
}

/** 星期几的一个字。 */
export function weekday(date: string): string {
  return [...'日一二三四五六'][new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}
