import { NOT_REPORTED, type ShownState } from '../core';
import styles from './ChartFrame.module.css';

interface ChartNoticeProps {
  shown: ShownState;
  title: string;
  message?: string;
  onRetry?: () => void;
  /** 框很矮（如迷你图），只写一句。 */
  compact?: boolean;
}

/** 没有图可画时的说明：加载中、尚无数据、未报送、出错。 */
export function ChartNotice({ shown, title, message, onRetry, compact }: ChartNoticeProps) {
  if (shown === 'loading') {
    return (
      <div className={styles.skeleton} role="status" aria-label={`${title}加载中`}>
        {[42, 68, 55, 84, 61, 76, 48].map((height) => (
          <span key={height} style={{ height: `${height}%` }} />
        ))}
      </div>
    );
  }
  if (shown === 'error') {
    return (
      <div className={styles.notice} role="alert">
        <p>{message ?? '数据没有取到，请稍后重试。'}</p>
        {onRetry && (
          <button type="button" className={styles.button} onClick={onRetry}>
            重试
          </button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.notice}>
      <p>{shown === 'unreported' ? NOT_REPORTED : '尚无数据'}</p>
      {!compact && (
        <p className={styles.hint}>
          {message ??
            (shown === 'unreported'
              ? '所属机构还没有报送这项数据，不等于零。'
              : '当前条件下没有记录，可以调整条件后再看。')}
        </p>
      )}
    </div>
  );
}
