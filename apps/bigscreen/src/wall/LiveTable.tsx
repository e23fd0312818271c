import type { PanelRow } from '../feed/wallTypes';
import { shortName, valueText } from './chartRows';
import { columnShares } from './columnShares';
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
  const texts = rows.map((row) => [
    shortName(String(row[1])),
    ...columns.map((_, at) => textOf(row[at + 2])),
  ]);
  const heads = [head, ...columns];
  const shares = columnShares(heads.map((one, at) => [one, ...texts.map((row) => row[at] ?? '')]));
  // Where one column gives way, the others keep to what stands in them.
  const gives = shares.some((share) => share !== undefined);
  const part = (at: number) => (shares[at] === undefined ? undefined : 'wide');
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={title} data-gives={gives}>
        <colgroup>
          {heads.map((one, at) => (
            <col
              key={one}
              style={gives ? { width: `${(shares[at] ?? 1).toString()}%` } : undefined}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {heads.map((one, at) => (
              <th key={one} scope="col" data-part={part(at)}>
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={String(row[0])}>
              <th scope="row" data-part={part(0)}>
                {texts[line]?.[0]}
              </th>
              {columns.map((column, at) => (
                <td
                  key={column}
                  data-number={typeof row[at + 2] === 'number'}
                  data-part={part(at + 1)}
                  title={String(row[at + 2] ?? '')}
                >
                  {texts[line]?.[at + 1]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const textOf = (value: PanelRow[number] | undefined): string =>
  typeof value === 'string' ? shortName(valueText(value)) : valueText(value);
