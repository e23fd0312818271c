import { describeFigures, type ChartTable } from './chartTable';
import { formatFigure, type Figure, type FigureFormat } from './figure';

/** 一条线或一组柱：取值的键和名称。 */
export interface ChartSeries {
  key: string;
  name: string;
}

/** 一个位置（某天、某机构）上各系列的数；没有的键视为未报送。 */
export interface SeriesRow {
  name: string;
  values: Readonly<Record<string, Figure>>;
}

/** 多系列图的数据。 */
export interface SeriesData {
  series: readonly ChartSeries[];
  rows: readonly SeriesRow[];
  format?: FigureFormat;
  unit?: string;
  /** 表格第一列的名称，如「日期」。 */
  rowTitle?: string;
}

/** 一个系列的数，按行的顺序。 */
export function seriesFigures(rows: readonly SeriesRow[], key: string): Figure[] {
  return rows.map((row) => row.values[key] ?? null);
}

/** 全部系列的数，用来判断有没有数据。 */
export function allFigures({ series, rows }: SeriesData): Figure[] {
  return series.flatMap(({ key }) => seriesFigures(rows, key));
}

/** 与图同数的表格：一行一个位置，一列一个系列。 */
export function seriesTable({
  series,
  rows,
  format,
  unit,
  rowTitle = '名称',
}: SeriesData): ChartTable {
  return {
    columns: [rowTitle, ...series.map(({ name }) => (unit ? `${name}（${unit}）` : name))],
    rows: rows.map((row, index) => ({
      key: `${index}-${row.name}`,
      name: row.name,
      cells: series.map(({ key }) =>
        formatFigure(row.values[key], format === 'percent' ? format : 'number'),
      ),
    })),
  };
}

/** 读屏的一句话，每个系列一段。 */
export function seriesSummary({ series, rows, format, unit }: SeriesData): string {
  const names = rows.map(({ name }) => name);
  return series
    .map(
      ({ key, name }) => `${name}${describeFigures(names, seriesFigures(rows, key), format, unit)}`,
    )
    .join('；');
}
