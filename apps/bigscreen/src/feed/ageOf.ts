import { chinaTime } from '@tqc/domain/shared';

/** How old the figures on the wall are, in four grades. */
export type Age = 'live' | 'late' | 'old' | 'dead';

const MINUTE = 60_000;

/**
 * The grade of an age in milliseconds: live under one minute, late under five, old under thirty,
 * dead beyond.
 */
export function ageOf(ms: number): Age {
  if (ms < MINUTE) return 'live';
  if (ms < 5 * MINUTE) return 'late';
  return ms < 30 * MINUTE ? 'old' : 'dead';
}

const day = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'long',
});

/** Time of day in China, HH:mm:ss. */
export function timeText(at: number): string {
  return chinaTime(new Date(at));
}

/** Day in China with its weekday. */
export function dayText(at: number): string {
  return day.format(at);
}

/** What the header says about the data: its time, and how long the line has been down. */
export function ageText(freshAt: number, now: number, connected: boolean): string {
  if (freshAt === 0) return '正在取数';
  const since = Math.floor((now - freshAt) / MINUTE);
  const age = `数据截至 ${timeText(freshAt)}`;
  return connected || since < 1
    ? age
    : `${age} · 已断开 ${since < 60 ? `${since} 分` : `${Math.floor(since / 60)} 小时 ${since % 60} 分`}`;
}
