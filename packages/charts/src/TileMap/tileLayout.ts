import { TILE_COLUMNS, TILE_ROWS } from './chinaTiles';

/** 格子的边长和整张图的左上角，单位像素。 */
export interface TileLayout {
  size: number;
  left: number;
  top: number;
}

interface TileArea {
  width: number;
  height: number;
  /** 下沿说明文字占的高度。 */
  foot: number;
  /** 左上角图例的大小。 */
  legend: { width: number; height: number };
}

// The first three columns of the top two rows are empty: the legend goes there.
const FREE_ROWS = 2;

/** 放下最大的正方格：先居中；挡住图例就靠右；还挡就把整张图往下让。 */
export function tileLayout({ width, height, foot, legend }: TileArea): TileLayout {
  const room = Math.max(0, height - foot);
  const size = Math.max(1, Math.min(width / TILE_COLUMNS, room / TILE_ROWS));
  const top = Math.max(0, (room - size * TILE_ROWS) / 2);
  const centred = (width - size * TILE_COLUMNS) / 2;
  if (centred >= legend.width || top + size * FREE_ROWS >= legend.height)
    return { size, left: centred, top };
  const right = width - size * TILE_COLUMNS;
  if (right >= legend.width) return { size, left: right, top };
  const smaller = Math.max(1, Math.min(size, (room - legend.height) / (TILE_ROWS - FREE_ROWS)));
  return {
    size: smaller,
    left: (width - smaller * TILE_COLUMNS) / 2,
    top: Math.max(0, legend.height - smaller * FREE_ROWS),
  };
}
