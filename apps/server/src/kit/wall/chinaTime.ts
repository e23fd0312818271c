const clockText = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** Time of day in China, HH:mm:ss. */
export function chinaTime(at: string): string {
  return clockText.format(new Date(at));
}
