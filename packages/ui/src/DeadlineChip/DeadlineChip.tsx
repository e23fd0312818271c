import { Icon, Tip } from '../foundation';
import { deadlineLook, type Deadline } from './deadline';
import styles from './DeadlineChip.module.css';

interface DeadlineChipProps extends Deadline {
  /** 期限的名称，例如「法定期限」「承诺期限」。 */
  label?: string;
  /** 到期日，写作 YYYY-MM-DD；服务器只给天数时省略。 */
  due?: string;
  /** 期限的依据，悬停或聚焦时说明。 */
  basis?: string;
}

/** 期限签：剩余工作日、颜色和字，悬停或聚焦时说出到期日和依据；两样都没有时只是一枚签，不占 Tab 键。 */
export function DeadlineChip({ label = '法定期限', due, basis, ...deadline }: DeadlineChipProps) {
  const { tone, text } = deadlineLook(deadline);
  const look = { className: styles.chip, 'data-tone': tone };
  const words = (
    <>
      <Icon name={tone === 'pending' ? 'lock' : tone === 'bad' ? 'warning' : 'clock'} size={14} />
      {text}
    </>
  );
  if (!due && !basis) return <span {...look}>{words}</span>;
  return (
    <Tip text={[due && `${label}至 ${due}`, basis].filter(Boolean).join('。')}>
      {(describedBy) => (
        <span
          {...look}
          tabIndex={0}
          role="note"
          aria-label={`${label}，${text}`}
          aria-describedby={describedBy}
        >
          {words}
        </span>
      )}
    </Tip>
  );
}
