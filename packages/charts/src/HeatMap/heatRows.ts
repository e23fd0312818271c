import {
  describeFigures,
  formatFigure,
  type ChartTable,
  type Figure,
  type FigureFormat,
} from '../core';

/** 热力图的一行；values 与列一一对应，缺的视为未报送。 */
export interface HeatRow {
  key: string;
  name: string;
  values: readonly Figure[];
}

/** 热力图的数据：行是机构，列是时段。 */
export interface HeatData {
  columns: readonly string[];
  rows: readonly HeatRow[];
  format?: FigureFormat;
  unit?: string;
  /** 表格第一列的名称。 */
  rowTitle?: string;
  /** 格里写不写数；不给时列少就写。格子小的面板不写，免得叠在一起。 */
  labels?: boolean;
}

/** 全部格子的数，一行接一行。 */
export function heatFigures({ columns, rows }: HeatData): Figure[] {
  return rows.flatMap(({ values }) => columns.map((_, index) => values[index] ?? null));
}

/** 与图同数的表格。 */
export function heatTable({ columns, rows, format, rowTitle = '名称' }: HeatData): ChartTable {
  return {
    columns: [rowTitle, ...columns],
    rows: rows.map(({ key, name, values }) => ({
      key,
      name,
      cells: columns.map((_, index) => formatFigure(values[index], format)),
    })),
  };
}

/** 读屏的一句话。 */
export function heatSummary(data: HeatData): string {
  const names = data.rows.flatMap(({ name }) => data.columns.map((column) => `${name}${column}`));
  return `${data.rows.length} 行 ${data.columns.length} 列，${describeFigures(names, heatFigures(data), data.format, data.unit)}`;
}
