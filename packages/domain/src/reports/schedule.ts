import { defineDict } from '../kit';
import { chinaDay, dayAfter } from '../shared';

/** How often a report is made by itself; 0 takes the plan away. */
export const reportEvery = defineDict<number>('reportEvery', [
  { value: 0, label: '不定时' },
  { value: 1, label: '每天' },
  { value: 2, label: '每周' },
  { value: 3, label: '每月' },
]);
export const [NEVER, DAILY, WEEKLY, MONTHLY] = [0, 1, 2, 3] as const;

/** Days of the week as they are counted here: Monday first. */
export const weekday = defineDict<number>(
  'weekday',
  ['周一', '周二', '周三', '周四', '周五', '周六', '周日'].map((label, at) => ({
    value: at + 1,
    label,
  })),
);
const WEEK = 7;
/** No month is without this day. */
export const LAST_DAY = 28;

/** When a report is made by itself: the hour, and the day of its week or month. */
export interface Plan {
  readonly every: number;
  readonly weekday: number | null;
  readonly day: number | null;
  readonly hour: number;
}

const dayOfWeek = (day: string) => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % WEEK) + 1;

/** What is missing in a plan, and at which field. */
export function planFault({ every, weekday: at, day }: Plan): { at: string; says: string } | null {
  if (every === WEEKLY && at === null) return { at: 'weekday', says: '请选择每周的哪一天' };
  if (every === MONTHLY && day === null) return { at: 'day', says: '请选择每月的哪一天' };
  return null;
}

const fits = ({ every, weekday: at, day }: Plan, on: string) =>
  every === DAILY ||
  (every === WEEKLY && dayOfWeek(on) === at) ||
  (every === MONTHLY && Number(on.slice(8)) === day);

/** The first moment after a moment at which a plan is due; hours are those of China. */
export function dueAfter(plan: Plan, after: Date): Date {
  // A day of the month comes again within 31 days, from the day after at the latest.
  for (let on = chinaDay(after), tries = 0; tries < 64; on = dayAfter(on, 1), tries += 1) {
    const due = new Date(`${on}T${String(plan.hour).padStart(2, '0')}:00:00+08:00`);
    if (fits(plan, on) && due > after) return due;
  }
  throw new Error('a plan that is never due');
}

/** The days that a run is about: yesterday, the week before, the month before. */
export function daysBefore(
  { every }: Plan,
  on: string,
): { readonly from: string; readonly to: string } {
  const yesterday = dayAfter(on, -1);
  if (every === DAILY) return { from: yesterday, to: yesterday };
  if (every === WEEKLY) {
    const monday = dayAfter(on, 1 - dayOfWeek(on));
    return { from: dayAfter(monday, -WEEK), to: dayAfter(monday, -1) };
  }
  const to = dayAfter(`${on.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** A plan in words: 每周一8点. */
export function planText({ every, weekday: at, day, hour }: Plan): string {
  if (every === NEVER) return '';
  const on = every === WEEKLY ? weekday.label(at).slice(1) : every === MONTHLY ? `${day}日` : '';
  return `${reportEvery.label(every)}${on}${hour}点`;
}
