import { memo } from 'react';
import { classNames } from '../foundation';
import type { PlacedColumn } from './column';
import { isData } from './gridColumns';
import { besides, placed } from './TableRow';
import type { Totals } from './totals';
import styles from './DataTable.module.css';

interface TotalsRowProps {
  totals: Totals;
  columns: readonly PlacedColumn<never>[];
  shown: readonly number[];
  index: number;
  rowIndex: number;
  focusedCol: number;
}

/** 钉在滚动区底端的合计行，与各列同步滚动。 */
export const TotalsRow = memo(function TotalsRow({
  totals,
  columns,
  shown,
  index,
  rowIndex,
  focusedCol,
}: TotalsRowProps) {
  const first = columns.findIndex(isData);
  return (
    <div role="rowgroup" className={styles.totals}>
      <div role="row" className={styles.totalsRow} aria-rowindex={rowIndex}>
        {shown.map((col, at) => {
          const column = columns[col];
          if (!column) return null;
          return (
            <div
              key={column.key}
              role="gridcell"
              className={classNames(
                styles.cell,
                column.tabular && styles.tabular,
                column.sticky && styles.sticky,
              )}
              style={placed(column, ...besides(columns, shown, at))}
              aria-colindex={col + 1}
              data-cell={`${index}:${col}`}
              data-align={column.align}
              data-sticky={column.sticky?.side}
              tabIndex={focusedCol === col ? 0 : -1}
            >
              {totals.cells[column.key] ?? (col === first ? (totals.label ?? '合计') : '')}
            </div>
          );
        })}
      </div>
    </div>
  );
});
