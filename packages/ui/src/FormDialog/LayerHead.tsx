import { Icon } from '../foundation';
import styles from './FormDialog.module.css';

/** 对话框和抽屉的标题行，带可用键盘操作的关闭按钮。 */
export function LayerHead({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <button type="button" className={styles.close} aria-label="关闭" onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  );
}
