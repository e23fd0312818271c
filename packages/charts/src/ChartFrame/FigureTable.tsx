import type { ChartTable } from '../core';
import styles from './ChartFrame.module.css';

interface FigureTableProps {
  title: string;
  table: ChartTable;
  onPickRow?: (index: number) => void;
}

/** 与图同数的表格；图上能点的，这里用键盘也能点。 */
export function FigureTable({ title, table, onPickRow }: FigureTableProps) {
  return (
    <div className={styles.scroll} role="region" aria-label={`${title}数据表`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={row.key}>
              <th scope="row">
                {onPickRow ? (
                  <button type="button" className={styles.link} onClick={() => onPickRow(index)}>
                    {row.name}
                  </button>
                ) : (
                  row.name
                )}
              </th>
              {row.cells.map((cell, column) => (
                <td key={table.columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
