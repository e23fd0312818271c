export { TileMap } from './TileMap';
export { chinaTiles } from './chinaTiles';
export type { ChinaTile } from './chinaTiles';
export { tileOption } from './tileOption';
export { tileFigures } from './tileRows';
export type { RegionRow, TileFigure } from './tileRows';
