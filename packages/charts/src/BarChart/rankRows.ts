import { known, type SeriesRow } from '../core';

/** 按一个系列从大到小排，未报送排在最后，只留前几名；同数保持原来的次序。 */
export function rankRows(rows: readonly SeriesRow[], key: string, top = rows.length): SeriesRow[] {
  const place = (row: SeriesRow) => {
    const figure = row.values[key];
    return known(figure) ? figure : Number.NEGATIVE_INFINITY;
  };
  return rows
    .slice()
    .sort((one, other) => (place(other) > place(one) ? 1 : place(other) < place(one) ? -1 : 0))
    .slice(0, top);
}
