import styles from './DataTable.module.css';

/** 第一次载入时的骨架，每条与真正的行同高，载入后不跳动。 */
export function TableSkeleton({ rows, columns }: { rows: number; columns: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.skeletonRow}>
          {Array.from({ length: columns }, (_, col) => (
            <span key={col} className={styles.bone} />
          ))}
        </div>
      ))}
    </div>
  );
}
