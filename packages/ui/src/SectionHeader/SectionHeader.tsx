import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../foundation';
import styles from './SectionHeader.module.css';

interface SectionHeaderProps {
  title: string;
  /** 标题右边的内容，不随折叠消失。 */
  actions?: ReactNode;
  /** 起初是否展开，默认展开。 */
  defaultOpen?: boolean;
  /** 标题级别，默认 2。 */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** 可折叠的一节：点标题收起或展开下面的内容，内容收起后仍保留状态。 */
export function SectionHeader({ title, actions, defaultOpen = true, level = 2, children }: SectionHeaderProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={`${id}t`}>
      <div className={styles.head}>
        <Heading className={styles.heading}>
          <button type="button" id={`${id}t`} className={styles.toggle} aria-expanded={open} aria-controls={`${id}b`} onClick={() => setOpen(!open)}>
            <span className={styles.arrow} data-open={open}>
              <Icon name="right" size={14} />
            </span>
            {title}
          </button>
        </Heading>
        {actions}
      </div>
      <div id={`${id}b`} hidden={!open} className={styles.body}>
        {children}
      </div>
    </section>
  );
}
