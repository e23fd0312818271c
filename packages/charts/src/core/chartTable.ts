import { formatFigure, known, type Figure, type FigureFormat } from './figure';

/** 与图同数的表格：第一列是名称，其余是印好的数。 */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly ChartTableRow[];
}

/** 表格的一行；key 在表内唯一。 */
export interface ChartTableRow {
  key: string;
  name: string;
  cells: readonly string[];
}

/** 一组数的一句话：项数、最高、最低和未报送数，供读屏。 */
export function describeFigures(
  names: readonly string[],
  values: readonly Figure[],
  format?: FigureFormat,
  unit = '',
): string {
  const pairs = names.map((name, index) => ({ name, value: values[index] ?? null }));
  const reported = pairs.filter((pair): pair is { name: string; value: number } =>
    known(pair.value),
  );
  const first = reported[0];
  if (!first) return pairs.length ? `${pairs.length} 项均未报送` : '尚无数据';
  const top = reported.reduce((best, pair) => (pair.value > best.value ? pair : best), first);
  const low = reported.reduce((best, pair) => (pair.value < best.value ? pair : best), first);
  const say = (pair: { name: string; value: number }) =>
    `${pair.name} ${formatFigure(pair.value, format)}${unit}`;
  const missing = pairs.length - reported.length;
  const spread = reported.length > 1 ? `，最高 ${say(top)}，最低 ${say(low)}` : `，${say(first)}`;
  return `共 ${pairs.length} 项${spread}${missing ? `，${missing} 项未报送` : ''}`;
}
