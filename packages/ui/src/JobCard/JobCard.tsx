import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import { StatusTag } from '../StatusTag';
import type { Tone } from '../tokens';
import { leftOf, percentOf, timeLeft, type JobProgress } from './progress';
import styles from './JobCard.module.css';

/** 后台任务的状态。 */
export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled' | 'expired';

interface JobCardProps extends JobProgress {
  title: string;
  state: JobState;
  /** 预计剩余秒数。 */
  secondsLeft?: number;
  /** 失败或取消的原因。 */
  message?: string;
  onCancel?: () => void;
  /** 失败或取消后从头再做一次。 */
  onAgain?: () => void;
  /** 下载逐行结果。 */
  onDownload?: () => void;
}

const states: Record<JobState, { tone: Tone; label: string }> = {
  waiting: { tone: 'pending', label: '等待中' },
  running: { tone: 'running', label: '进行中' },
  done: { tone: 'good', label: '已完成' },
  failed: { tone: 'bad', label: '失败' },
  cancelled: { tone: 'held', label: '已取消' },
  expired: { tone: 'held', label: '已过期' },
};

/** 后台任务卡片：进度、完成与失败条数、剩余时间、取消和结果下载。 */
export function JobCard({
  title,
  state,
  total,
  done,
  failed,
  secondsLeft,
  message,
  onCancel,
  onAgain,
  onDownload,
}: JobCardProps) {
  const progress = { total, done, failed };
  const percent = percentOf(progress);
  const active = state === 'waiting' || state === 'running';
  const fallen = state === 'failed' || state === 'cancelled';
  const left = state === 'running' ? timeLeft(secondsLeft) : undefined;
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <span className={styles.title} title={title}>
          {title}
        </span>
        <StatusTag {...states[state]} />
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={`${title}进度`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span
          className={styles.done}
          style={{ width: `${total > 0 ? (done / total) * 100 : 0}%` }}
        />
        <span
          className={styles.failed}
          style={{ width: `${total > 0 ? (failed / total) * 100 : 0}%` }}
        />
      </div>
      <dl className={styles.counts}>
        <Count label="进度" value={`${percent}%`} />
        <Count label="完成" value={done} />
        <Count label="失败" value={failed} />
        <Count label="剩余" value={leftOf(progress)} />
        {left && <Count label="预计还需" value={left} />}
      </dl>
      {message && <p className={styles.message}>{message}</p>}
      {((active && onCancel) || (fallen && onAgain) || onDownload) && (
        <div className={styles.buttons}>
          {active && onCancel && (
            <Button size="small" onClick={onCancel}>
              取消任务
            </Button>
          )}
          {fallen && onAgain && (
            <Button size="small" onClick={onAgain}>
              重新执行
            </Button>
          )}
          {onDownload && (
            <Button size="small" type="primary" disabled={active} onClick={onDownload}>
              下载结果
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function Count({ label, value }: { label: string; value: string | number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
