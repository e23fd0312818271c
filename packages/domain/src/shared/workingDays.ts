/** Days off that fall on weekdays, and weekends that are worked, both YYYY-MM-DD. */
export interface Calendar {
  readonly off: ReadonlySet<string>;
  readonly worked: ReadonlySet<string>;
}

const DAY = 86_400_000;

/** True when offices are open that day. */
export function isWorkingDay(day: string, calendar: Calendar): boolean {
  if (calendar.worked.has(day)) return true;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !calendar.off.has(day);
}

/** Working days after `from` up to and including `to`; negative when `to` lies before. */
export function workingDaysBetween(from: string, to: string, calendar: Calendar): number {
  const [first, last, sign] = from <= to ? [from, to, 1] : [to, from, -1];
  let count = 0;
  for (
    let at = Date.parse(`${first}T00:00:00Z`) + DAY;
    at <= Date.parse(`${last}T00:00:00Z`);
    at += DAY
  ) {
    if (isWorkingDay(new Date(at).toISOString().slice(0, 10), calendar)) count += 1;
  }
  return count * sign;
}

/** Official days off and make-up days of 2024. */
export const calendar2024: Calendar = {
  off: new Set([
    '2024-01-01',
    '2024-02-12',
    '2024-02-13',
    '2024-02-14',
    '2024-02-15',
    '2024-02-16',
    '2024-04-04',
    '2024-04-05',
    '2024-05-01',
    '2024-05-02',
    '2024-05-03',
    '2024-06-10',
    '2024-09-16',
    '2024-09-17',
    '2024-10-01',
    '2024-10-02',
    '2024-10-03',
    '2024-10-04',
    '2024-10-07',
  ]),
  worked: new Set([
    '2024-02-04',
    '2024-02-18',
    '2024-04-07',
    '2024-04-28',
    '2024-05-11',
    '2024-09-14',
    '2024-09-29',
    '2024-10-12',
  ]),
};
