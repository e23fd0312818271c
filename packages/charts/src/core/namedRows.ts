import type { ChartTable } from './chartTable';
import {
  formatFigure,
  formatPercent,
  ratioOf,
  sumOf,
  type Figure,
  type FigureFormat,
} from './figure';

/** 一个名称一个数。 */
export interface NamedRow {
  key: string;
  name: string;
  value: Figure;
}

interface NamedTableSettings {
  rowTitle: string;
  valueTitle: string;
  format?: FigureFormat;
  /** 加一列占比。 */
  share?: boolean;
}

/** 与图同数的表格：名称、数值，可加占比。 */
export function namedTable(
  rows: readonly NamedRow[],
  { rowTitle, valueTitle, format, share }: NamedTableSettings,
): ChartTable {
  const total = sumOf(rows.map(({ value }) => value));
  return {
    columns: share ? [rowTitle, valueTitle, '占比'] : [rowTitle, valueTitle],
    rows: rows.map(({ key, name, value }) => ({
      key,
      name,
      cells: share
        ? [
            formatFigure(value, format),
            value === null || !total ? '–' : formatPercent(ratioOf(value, total)),
          ]
        : [formatFigure(value, format)],
    })),
  };
}
