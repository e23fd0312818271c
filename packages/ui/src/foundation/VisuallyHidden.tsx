import type { ReactNode } from 'react';
import styles from './foundation.module.css';

/** 只给读屏软件听的文字。 */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
