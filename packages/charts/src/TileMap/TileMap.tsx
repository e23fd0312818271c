import { useMemo } from 'react';
import type { ChartBasics } from '../ChartFrame';
import { ChartView } from '../ChartView';
import { useChartPalette, type FigureFormat } from '../core';
import { tileEngine } from './tileEngine';
import { tileOption } from './tileOption';
import { tileFigures, tileSummary, tileTable, type RegionRow } from './tileRows';

interface TileMapProps extends ChartBasics {
  /** 各省的数；没有给的省视为未报送，没有给的港澳台写资料暂缺。 */
  rows: readonly RegionRow[];
  /** 数的名称，表格的列名，如「认定人数」。 */
  valueTitle: string;
  format?: FigureFormat;
  unit?: string;
  /** 当前选中的省的代码。 */
  selected?: string;
  /** 点一个省下钻。 */
  onPick?: (region: { code: string; name: string }) => void;
}

/** 格子地图：一省一格，同样大小，不画边界。 */
export function TileMap({
  rows,
  valueTitle,
  format,
  unit,
  selected,
  onPick,
  ...basics
}: TileMapProps) {
  const palette = useChartPalette(basics);
  const tiles = useMemo(() => tileFigures(rows), [rows]);
  const option = useMemo(
    () => tileOption(tiles, palette, { format, unit, selected }),
    [tiles, palette, format, unit, selected],
  );
  const pick = (index: number) => {
    const tile = tiles[index];
    if (tile) onPick?.({ code: tile.code, name: tile.name });
  };
  return (
    <ChartView
      basics={{ height: 420, ...basics }}
      palette={palette}
      engine={tileEngine}
      option={option}
      figures={rows.map(({ value }) => value)}
      table={tileTable(tiles, unit ? `${valueTitle}（${unit}）` : valueTitle, format)}
      summary={`格子地图，${valueTitle}。${tileSummary(tiles, format, unit)}`}
      onPickRow={onPick && pick}
    />
  );
}
