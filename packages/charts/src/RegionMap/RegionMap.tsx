import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { useChartPalette, type Figure, type FigureFormat } from '../core';
import { coversProtected } from './coversProtected';
import type { FractionBox, MapPack } from './mapPack';
import { loadMapPack, regionEngine } from './regionEngine';
import { regionOption } from './regionOption';
import { footLines, regionFigures, regionSummary, regionTable } from './regionRows';

interface RegionMapProps extends ChartBasics {
  /** 经过审核的地图资料包；不合条件时不画，说明理由。 */
  pack: MapPack;
  rows: readonly { code: string; value: Figure }[];
  /** 数的名称，表格的列名。 */
  valueTitle: string;
  format?: FigureFormat;
  unit?: string;
  selected?: string;
  /** 盖在地图上的面板，占图区的比例；遮住附图就不画。 */
  overlays?: readonly FractionBox[];
  onPick?: (region: { code: string; name: string }) => void;
}

/** 地图：用登记过的资料包画各行政区的多少，印审图号。 */
export function RegionMap({
  pack,
  rows,
  valueTitle,
  format,
  unit,
  selected,
  overlays,
  onPick,
  ...basics
}: RegionMapProps) {
  const palette = useChartPalette(basics);
  const refusal = useMemo(() => {
    if (overlays && coversProtected(overlays, pack.protectedBoxes ?? []))
      return '面板遮住了地图上不许遮挡的地方';
    return loadMapPack(pack, new Date().toISOString().slice(0, 10));
  }, [pack, overlays]);
  const regions = useMemo(() => (refusal ? [] : regionFigures(pack, rows)), [pack, rows, refusal]);
  const option = useMemo(
    () => (refusal ? {} : regionOption(pack, regions, palette, { format, unit, selected })),
    [pack, regions, palette, format, unit, selected, refusal],
  );
  const pick = (index: number) => {
    const region = regions[index];
    if (region) onPick?.({ code: region.code, name: region.name });
  };
  const refused = refusal
    ? {
        state: 'error' as const,
        message: `${refusal}。请改用格子地图，或联系管理员调整。`,
        onRetry: undefined,
      }
    : {};
  return (
    <ChartView
      basics={{ height: 420, ...basics, ...refused }}
      palette={palette}
      engine={regionEngine}
      option={option}
      figures={rows.map(({ value }) => value)}
      table={regionTable(regions, unit ? `${valueTitle}（${unit}）` : valueTitle, format)}
      summary={`地图，${valueTitle}。${regionSummary(regions, refusal ? [] : footLines(pack, regions), format, unit)}`}
      onPickRow={onPick && pick}
    />
  );
}
