import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../foundation';
import { SafePart } from '../SafePart';
import styles from './SectionHeader.module.css';

interface SectionHeaderProps {
  title: string;
  /** 标题右边的内容，不随折叠消失。 */
  actions?: ReactNode;
  /** 起初是否展开，默认展开。 */
  defaultOpen?: boolean;
  /** 能否收起，默认能；要办的事不该被收起。 */
  collapsible?: boolean;
  /** 标题级别，默认 2。 */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** 有标题的一节；能收起的点标题收起或展开，内容收起后仍保留状态。 */
export function SectionHeader({
  title,
  actions,
  defaultOpen = true,
  collapsible = true,
  level = 2,
  children,
}: SectionHeaderProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  const shown = open || !collapsible;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={`${id}t`}>
      <div className={styles.head}>
        <Heading className={styles.heading}>
          {collapsible ? (
            <button
              type="button"
              id={`${id}t`}
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={`${id}b`}
              onClick={() => setOpen(!open)}
            >
              <span className={styles.arrow} data-open={open}>
                <Icon name="right" size={14} />
              </span>
              {title}
            </button>
          ) : (
            <span id={`${id}t`}>{title}</span>
          )}
        </Heading>
        {actions}
      </div>
      <div id={`${id}b`} hidden={!shown} className={styles.body}>
        <SafePart name={`“${title}”`}>{children}</SafePart>
      </div>
    </section>
  );
}
