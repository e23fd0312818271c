import { refuse } from '../kit';

const DAY = 86_400_000;

/** The day so many days later, or before; days are YYYY-MM-DD. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** How many days lie from one day to another; fewer than none when the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** The birthday of whoever turns so many years old on a day. */
export function bornOn(today: string, years: number): string {
  // A leap day has its anniversary on the day before.
  const day = today.slice(4).replace('-02-29', '-02-28');
  return `${Number(today.slice(0, 4)) - years}${day}`;
}

/** Refuses a day that somebody typed outside of what can be true, at its field; both ends count. */
export function requireDay(
  field: string,
  label: string,
  day: string,
  { from, to }: { readonly from?: string; readonly to: string },
): void {
  if (from === undefined && day > to) throw refuse(field, `${label}不能晚于${to}`);
  if (from !== undefined && (day < from || day > to))
    throw refuse(field, `${label}应在${from}至${to}之间`);
}
