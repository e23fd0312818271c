import type { GridCell } from './gridFocus';

/** 一块连续的格子：起点是按下或开始扩展时的格子，终点随鼠标或 Shift 加方向键移动。 */
export interface CellRange {
  from: GridCell;
  to: GridCell;
}

/** 一块格子的上下左右边界，含端点。 */
export interface RangeBounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** 区域的边界；表头不算在内。 */
export function boundsOf({ from, to }: CellRange): RangeBounds {
  return {
    top: Math.max(0, Math.min(from.row, to.row)),
    bottom: Math.max(0, from.row, to.row),
    left: Math.min(from.col, to.col),
    right: Math.max(from.col, to.col),
  };
}

/** 某一行落在区域里的列，写成「左:右」；不在区域里时为空，行组件据此判断要不要重画。 */
export function rowRange(bounds: RangeBounds | undefined, row: number): string | undefined {
  return bounds && row >= bounds.top && row <= bounds.bottom
    ? `${bounds.left}:${bounds.right}`
    : undefined;
}

/** 列是否在「左:右」之内。 */
export function inRange(range: string | undefined, col: number): boolean {
  if (!range) return false;
  const [left = 0, right = -1] = range.split(':').map(Number);
  return col >= left && col <= right;
}
