import { calendarOf, type YearCalendar } from './calendars';

const DAY = 86_400_000;

/**
 * True when offices are open that day (YYYY-MM-DD); throws RuleError for a year whose holidays are
 * not known.
 */
export function isWorkingDay(day: string): boolean {
  const { off, worked } = daysOf(calendarOf(Number(day.slice(0, 4))));
  if (worked.has(day)) return true;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !off.has(day);
}

/** Working days after `from` up to and including `to`; negative when `to` lies before. */
export function workingDaysBetween(from: string, to: string): number {
  const [first, last, sign] = from <= to ? [from, to, 1] : [to, from, -1];
  return daysFrom(nextDay(first), last).filter(isWorkingDay).length * sign;
}

interface Days {
  readonly off: ReadonlySet<string>;
  readonly worked: ReadonlySet<string>;
}

const known = new WeakMap<YearCalendar, Days>();

/** The single days of a year's calendar, spread out once. */
function daysOf(calendar: YearCalendar): Days {
  const found = known.get(calendar) ?? {
    off: new Set(
      Object.values(calendar.holidays).flatMap(([first, last = first]) => daysFrom(first, last)),
    ),
    worked: new Set(calendar.worked),
  };
  known.set(calendar, found);
  return found;
}

function daysFrom(first: string, last: string): string[] {
  const count = (Date.parse(last) - Date.parse(first)) / DAY + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) =>
    new Date(Date.parse(first) + index * DAY).toISOString().slice(0, 10),
  );
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}
