/** 焦点所在的格子；row 为 -1 表示表头。 */
export interface GridCell {
  row: number;
  col: number;
}

/** 表格的大小和一屏的行数。 */
export interface GridSize {
  rows: number;
  cols: number;
  pageRows: number;
}

interface GridKey {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
}

/** 按键之后的焦点格子；不是移动键时返回 undefined。 */
export function moveFocus(
  from: GridCell,
  { key, ctrlKey, metaKey }: GridKey,
  size: GridSize,
): GridCell | undefined {
  const lastRow = size.rows - 1;
  const lastCol = size.cols - 1;
  const far = ctrlKey || metaKey;
  const moves: Record<string, GridCell> = {
    ArrowUp: { row: from.row - 1, col: from.col },
    ArrowDown: { row: from.row + 1, col: from.col },
    ArrowLeft: { row: from.row, col: from.col - 1 },
    ArrowRight: { row: from.row, col: from.col + 1 },
    Home: { row: far ? 0 : from.row, col: 0 },
    End: { row: far ? lastRow : from.row, col: lastCol },
    PageUp: { row: from.row - size.pageRows, col: from.col },
    PageDown: { row: from.row + size.pageRows, col: from.col },
  };
  const to = moves[key];
  if (!to) return undefined;
  const top = key === 'PageUp' && from.row >= 0 ? 0 : -1;
  return { row: clamp(to.row, Math.min(top, lastRow), lastRow), col: clamp(to.col, 0, lastCol) };
}

/** 行数或列数变少后把焦点拉回表内。 */
export function clampFocus(cell: GridCell, size: Pick<GridSize, 'rows' | 'cols'>): GridCell {
  return { row: clamp(cell.row, -1, size.rows - 1), col: clamp(cell.col, 0, size.cols - 1) };
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
