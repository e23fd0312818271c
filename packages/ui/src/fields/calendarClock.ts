let minute: (() => string) | undefined;

/** 日期选择的「今天」从哪里来：给出此刻，写作 YYYY-MM-DD HH:mm。没有给过时按本机的时钟。 */
export function setCalendarClock(now: (() => string) | undefined): void {
  minute = now;
}

/** 日期选择的此刻，按本机时区的年月日时分。 */
export function calendarNow(): Date {
  return minute ? new Date(minute().replace(' ', 'T')) : new Date();
}
