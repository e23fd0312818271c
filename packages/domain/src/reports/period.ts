import { dayAfter, daysBetween } from '../shared';

/** A month, a quarter or a year that figures are handed in for. */
export interface Period {
  /** `2024`, `2024Q2` or `2024-05`. */
  readonly id: string;
  readonly label: string;
  /** Its first and its last day. */
  readonly from: string;
  readonly to: string;
  /** The id of the one before, of the same length. */
  readonly before: string;
}

export const PERIOD = /^(20\d{2})(?:-(0[1-9]|1[0-2])|Q([1-4]))?$/;

const two = (month: number) => String(month).padStart(2, '0');

/** The period of an id; undefined for any other text. */
export function periodOf(id: string): Period | undefined {
  const found = PERIOD.exec(id);
  if (!found) return undefined;
  const year = Number(found[1]);
  const [month, quarter] = [found[2], found[3]].map((part) => Number(part ?? 0));
  if (month) return of(id, `${year}年${month}月`, year, month, 1, idBefore(year, month, 12, '-'));
  if (quarter)
    return of(
      id,
      `${year}年第${quarter}季度`,
      year,
      quarter * 3 - 2,
      3,
      idBefore(year, quarter, 4, 'Q'),
    );
  return of(id, `${year}年`, year, 1, 12, String(year - 1));
}

function idBefore(year: number, part: number, parts: number, sign: '-' | 'Q'): string {
  const [inYear, at] = part === 1 ? [year - 1, parts] : [year, part - 1];
  return `${inYear}${sign}${sign === '-' ? two(at) : at}`;
}

function of(
  id: string,
  label: string,
  year: number,
  first: number,
  months: number,
  before: string,
): Period {
  const next = first + months > 12 ? `${year + 1}-01-01` : `${year}-${two(first + months)}-01`;
  return { id, label, from: `${year}-${two(first)}-01`, to: dayAfter(next, -1), before };
}

/** The periods that have ended by a day and are handed in for now, of each length the last ones. */
export function endedPeriods(today: string): readonly Period[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const walk = (first: string, count: number) => {
    const found: Period[] = [];
    let next: Period | undefined = periodOf(first);
    while (next && found.length < count) {
      if (next.to < today) found.push(next);
      next = periodOf(next.before);
    }
    return found;
  };
  return [
    ...walk(`${year}-${two(month)}`, 12),
    ...walk(`${year}Q${Math.ceil(month / 3)}`, 4),
    ...walk(String(year), 3),
  ];
}

/** Days that are asked for most, seen from a day; weeks begin on Monday. */
export function usualDays(
  today: string,
): readonly { readonly label: string; readonly from: string; readonly to: string }[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = dayAfter(today, -sinceMonday);
  const month = periodOf(today.slice(0, 7));
  const last = month && periodOf(month.before);
  return [
    { label: '上周', from: dayAfter(monday, -7), to: dayAfter(monday, -1) },
    { label: '本周', from: monday, to: today },
    ...(last ? [{ label: '上月', from: last.from, to: last.to }] : []),
    ...(month ? [{ label: '本月', from: month.from, to: today }] : []),
    { label: '今年', from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}

/** The days before some days, as many; before a whole month, quarter or year the one before. */
export function daysAhead(
  from: string,
  to: string,
): { readonly from: string; readonly to: string } {
  const [year = '', month = ''] = from.split('-');
  const ids = [`${year}-${month}`, `${year}Q${Math.ceil(Number(month) / 3)}`, year];
  const whole = ids.map(periodOf).find((one) => one?.from === from && one.to === to);
  const before = whole && periodOf(whole.before);
  if (before) return { from: before.from, to: before.to };
  const days = daysBetween(from, to) + 1;
  return { from: dayAfter(from, -days), to: dayAfter(from, -1) };
}
