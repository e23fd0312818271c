import {
  describeFigures,
  formatFigure,
  type ChartTable,
  type Figure,
  type FigureFormat,
} from '../core';
import { SOUTH_SEA_CODE, type MapPack } from './mapPack';

/** 地图上的一块和它的数。 */
export interface RegionFigure {
  code: string;
  name: string;
  value: Figure;
  given: boolean;
}

/** 资料包里的每一块配上数；附图不是行政区，不算。 */
export function regionFigures(
  pack: MapPack,
  rows: readonly { code: string; value: Figure }[],
): RegionFigure[] {
  const given = new Map(rows.map(({ code, value }) => [code, value]));
  return pack.geoJson.features
    .filter(({ properties }) => properties.code !== SOUTH_SEA_CODE)
    .map(({ properties: { code, name } }) => ({
      code,
      name,
      value: given.get(code) ?? null,
      given: given.has(code),
    }))
    .sort((one, other) => one.code.localeCompare(other.code));
}

/** 没有给数的港澳台。 */
export function isAbsent({ code, given }: RegionFigure): boolean {
  return !given && ['710000', '810000', '820000'].includes(code);
}

/** 印在图左下角的各行：审图号、资料来源、资料暂缺。 */
export function footLines(pack: MapPack, regions: readonly RegionFigure[]): string[] {
  const absent = regions.filter(isAbsent).map(({ name }) => name);
  return [
    absent.length ? `${absent.join('、')}资料暂缺` : '',
    pack.reviewNo ? `审图号：${pack.reviewNo}` : '',
    pack.source ? `资料来源：${pack.source}` : '',
  ].filter(Boolean);
}

/** 与图同数的表格。 */
export function regionTable(
  regions: readonly RegionFigure[],
  valueTitle: string,
  format?: FigureFormat,
): ChartTable {
  return {
    columns: ['行政区', valueTitle],
    rows: regions.map((region) => ({
      key: region.code,
      name: region.name,
      cells: [isAbsent(region) ? '资料暂缺' : formatFigure(region.value, format)],
    })),
  };
}

/** 读屏的一句话。 */
export function regionSummary(
  regions: readonly RegionFigure[],
  foot: readonly string[],
  format?: FigureFormat,
  unit?: string,
): string {
  const shown = regions.filter((region) => !isAbsent(region));
  return [
    describeFigures(
      shown.map(({ name }) => name),
      shown.map(({ value }) => value),
      format,
      unit,
    ),
    ...foot,
  ].join('，');
}
