import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

/** 一项：标签和内容；wide 占整行。 */
export interface DescriptionItem {
  label: string;
  /** 内容，后面可以跟按钮，例如「查看」。 */
  value: ReactNode;
  wide?: boolean;
  /** 内容是数字或编号，用等宽数字。 */
  tabular?: boolean;
}

interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** 每行几项；auto 按地方宽窄排，默认 3。 */
  columns?: 1 | 2 | 3 | 4 | 'auto';
  loading?: boolean;
  /** 行距收紧，用在窄而长的一栏里。 */
  compact?: boolean;
}

/** 详情页的标签与内容，空内容显示「—」。 */
export function DescriptionList({
  items,
  columns = 3,
  loading = false,
  compact = false,
}: DescriptionListProps) {
  return (
    <dl
      className={styles.list}
      data-columns={columns}
      data-compact={compact || undefined}
      aria-busy={loading}
    >
      {items.map(({ label, value, wide, tabular }) => (
        <div key={label} className={styles.item} data-wide={wide}>
          <dt>{label}</dt>
          <dd data-tabular={tabular}>
            {loading ? <span className={styles.bone} /> : isEmpty(value) ? '—' : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isEmpty(value: ReactNode): boolean {
  return value === undefined || value === null || value === '' || value === false;
}
