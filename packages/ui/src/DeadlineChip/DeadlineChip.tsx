import { Icon, Tip } from '../foundation';
import { deadlineLook, type Deadline } from './deadline';
import styles from './DeadlineChip.module.css';

interface DeadlineChipProps extends Deadline {
  /** 期限的名称，例如「法定期限」「承诺期限」。 */
  label?: string;
  /** 到期日，写作 YYYY-MM-DD。 */
  due: string;
  /** 期限的依据，悬停或聚焦时说明。 */
  basis?: string;
}

/** 期限签：剩余工作日、颜色和字，悬停或聚焦时说出到期日和依据。 */
export function DeadlineChip({ label = '法定期限', due, basis, ...deadline }: DeadlineChipProps) {
  const { tone, text } = deadlineLook(deadline);
  return (
    <Tip text={[`${label}至 ${due}`, basis].filter(Boolean).join('。')}>
      {(describedBy) => (
        <span tabIndex={0} role="note" aria-label={`${label}，${text}`} aria-describedby={describedBy} className={styles.chip} data-tone={tone}>
          <Icon name={tone === 'pending' ? 'lock' : tone === 'bad' ? 'warning' : 'clock'} size={14} />
          {text}
        </span>
      )}
    </Tip>
  );
}
