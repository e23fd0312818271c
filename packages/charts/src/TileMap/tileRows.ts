import type { ChartTable, Figure, FigureFormat } from '../core';
import { describeFigures, formatFigure } from '../core';
import { chinaTiles, type ChinaTile } from './chinaTiles';

/** 一个省的数。 */
export interface RegionRow {
  /** 六位行政区划代码，如 130000。 */
  code: string;
  value: Figure;
}

/** 一格和它的数；没有给数的格子 given 为 false。 */
export interface TileFigure extends ChinaTile {
  value: Figure;
  given: boolean;
}

/** 每格配上数，三十四格一个不少；按区划代码排，图上点的和表里点的对得上。 */
export function tileFigures(rows: readonly RegionRow[]): TileFigure[] {
  const given = new Map(rows.map(({ code, value }) => [code, value]));
  const tiles = chinaTiles.map((tile) => ({
    ...tile,
    value: given.get(tile.code) ?? null,
    given: given.has(tile.code),
  }));
  return tiles.sort((one, other) => one.code.localeCompare(other.code));
}

/** 图下的说明：没有给数的台湾、香港、澳门写明资料暂缺，不能当作未报送。 */
export function absentNote(tiles: readonly TileFigure[]): string {
  const absent = tiles
    .filter(({ code, given }) => !given && ['710000', '810000', '820000'].includes(code))
    .map(({ name }) => name);
  return absent.length ? `${absent.join('、')}资料暂缺` : '';
}

/** 与图同数的表格。 */
export function tileTable(
  tiles: readonly TileFigure[],
  valueTitle: string,
  format?: FigureFormat,
): ChartTable {
  return {
    columns: ['省级行政区', valueTitle],
    rows: tiles.map((tile) => ({
      key: tile.code,
      name: tile.name,
      cells: [isAbsent(tile) ? '资料暂缺' : formatFigure(tile.value, format)],
    })),
  };
}

/** 读屏的一句话。 */
export function tileSummary(
  tiles: readonly TileFigure[],
  format?: FigureFormat,
  unit = '',
): string {
  const shown = tiles.filter((tile) => !isAbsent(tile));
  const note = absentNote(tiles);
  return `${describeFigures(
    shown.map(({ name }) => name),
    shown.map(({ value }) => value),
    format,
    unit,
  )}${note && `，${note}`}`;
}

/** 港澳台没有给数。 */
export function isAbsent({ code, given }: TileFigure): boolean {
  return !given && /^[78]/.test(code);
}
