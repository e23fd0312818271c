/** 一项后台任务的进展。 */
export interface JobProgress {
  total: number;
  done: number;
  failed: number;
}

/** 尚未处理的条数。 */
export function leftOf({ total, done, failed }: JobProgress): number {
  return Math.max(0, total - done - failed);
}

/** 已处理的百分比，整数；没有完成不显示 100。 */
export function percentOf(progress: JobProgress): number {
  const { total, done, failed } = progress;
  if (total <= 0) return 0;
  const percent = Math.floor(((done + failed) / total) * 100);
  return leftOf(progress) > 0 ? Math.min(99, percent) : 100;
}

/** 剩余时间的说法；秒数未知时为空。 */
export function timeLeft(seconds: number | undefined): string | undefined {
  if (seconds === undefined) return undefined;
  if (seconds < 60) return '不到 1 分钟';
  if (seconds < 3600) return `约 ${Math.ceil(seconds / 60)} 分钟`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.round((seconds % 3600) / 60);
  return `约 ${hours} 小时${minutes ? ` ${minutes} 分钟` : ''}`;
}
