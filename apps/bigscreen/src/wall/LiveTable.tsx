import type { PanelRow } from '../feed/wallTypes';
import { shortName, valueText } from './chartRows';
import styles from './LiveTable.module.css';

/** Rows of a panel as a table; as many as have room, the newest first. */
export function LiveTable({
  title,
  head,
  columns,
  rows,
}: {
  readonly title: string;
  readonly head: string;
  readonly columns: readonly string[];
  readonly rows: readonly PanelRow[];
}) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[0])}>
              <th scope="row">{shortName(String(row[1]))}</th>
              {columns.map((column, at) => (
                <td
                  key={column}
                  data-number={typeof row[at + 2] === 'number'}
                  title={String(row[at + 2] ?? '')}
                >
                  {typeof row[at + 2] === 'string'
                    ? shortName(valueText(row[at + 2]))
                    : valueText(row[at + 2])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
