import type { ReactNode } from 'react';
import { Icon } from '../foundation';
import styles from './DataTable.module.css';

interface GroupRowProps {
  index: number;
  rowIndex: number;
  top: number;
  label: ReactNode;
  count: number;
  colCount: number;
  collapsed: boolean;
  /** 焦点所在的列；焦点不在这一行时为 -1。 */
  focusedCol: number;
  onToggle?: () => void;
}

/** 组标题行：一格横跨全表，可以收起时按回车收起或展开。 */
export function GroupRow({
  index,
  rowIndex,
  top,
  label,
  count,
  colCount,
  collapsed,
  focusedCol,
  onToggle,
}: GroupRowProps) {
  const text = (
    <>
      {label}
      <span className={styles.groupCount}>{count} 条</span>
    </>
  );
  return (
    <div role="row" className={styles.groupRow} style={{ top }} aria-rowindex={rowIndex}>
      <div
        role="gridcell"
        className={styles.groupCell}
        aria-colindex={1}
        aria-colspan={colCount}
        // Moving focus up or down keeps the column; this cell stands in for the current one.
        data-cell={`${index}:${Math.max(0, focusedCol)}`}
        tabIndex={focusedCol >= 0 ? 0 : -1}
      >
        {onToggle ? (
          <button
            type="button"
            tabIndex={-1}
            data-press
            className={styles.groupToggle}
            aria-expanded={!collapsed}
            onClick={onToggle}
          >
            <Icon name={collapsed ? 'right' : 'down'} size={12} />
            {text}
          </button>
        ) : (
          <span className={styles.groupToggle}>{text}</span>
        )}
      </div>
    </div>
  );
}
