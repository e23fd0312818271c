import Button from '@arco-design/web-react/es/Button';
import '@arco-design/web-react/es/Button/style/css.js';
import styles from './DecisionPanel.module.css';

/** A decision that cannot be taken today, with the reason. */
export function NotToday({
  label,
  reasons,
}: {
  readonly label: string;
  readonly reasons: readonly string[];
}) {
  return (
    <div className={styles.notToday}>
      <Button disabled>{label}</Button>
      <p className={styles.note}>{reasons.join('；')}</p>
    </div>
  );
}
