import type { PanelRow } from '../feed/wallTypes';

/** A value of a row as a figure; a word or a held-back number is no figure. */
export function figureOf(value: PanelRow[number] | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** Rows as the charts of several series want them. */
export function seriesRows(
  rows: readonly PanelRow[],
  columns: readonly string[],
): { name: string; values: Record<string, number | null> }[] {
  return rows.map((row) => ({
    name: String(row[1]),
    values: Object.fromEntries(columns.map((column, at) => [column, figureOf(row[at + 2])])),
  }));
}

/** Rows as the charts of one value want them. */
export function namedRows(
  rows: readonly PanelRow[],
): { key: string; name: string; value: number | null }[] {
  return rows.map((row) => ({
    key: String(row[0]),
    name: String(row[1]),
    value: figureOf(row[2]),
  }));
}

/**
 * How a value stands in a table: numbers in groups, held-back ones as such, a missing one as a
 * dash.
 */
export function valueText(value: PanelRow[number] | undefined): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return value.toLocaleString('zh-CN');
  return value === 'S' ? '≤2' : value;
}

const SUFFIX = /(教育厅|教育委员会|教育局|教育体育局|教体局)$/;

const REGION = /(维吾尔|壮族|回族)?自治区$|特别行政区$/;

/** The place of an organisation without the name of its office: walls have no room for it. */
export function shortName(name: string): string {
  return (
    name
      .replace(/（[^）]*）$/, '')
      .replace(SUFFIX, '')
      .replace(REGION, '') || name
  );
}
