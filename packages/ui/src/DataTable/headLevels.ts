import type { PlacedColumn } from './column';

/** 多级表头里的一格：从第几列起、跨几列、多宽。 */
export interface HeadSpan {
  /** 没有上级标题的列为空串，只占位置。 */
  title: string;
  first: number;
  last: number;
  start: number;
  width: number;
  sticky?: { side: 'left' | 'right'; offset: number };
}

/** 表头的层数，没有上级标题时为 1。 */
export function headDepth(columns: readonly Pick<PlacedColumn<never>, 'heads'>[]): number {
  return 1 + Math.max(0, ...columns.map(({ heads }) => heads?.length ?? 0));
}

/** 第 level 层（从 0 起，不含最下一层）的各格：上级标题全同且相邻的列合成一格。 */
export function headSpans(
  columns: readonly PlacedColumn<never>[],
  shown: readonly number[],
  level: number,
): HeadSpan[] {
  const spans: HeadSpan[] = [];
  let path = '';
  for (const col of shown) {
    const column = columns[col];
    if (!column) continue;
    const title = column.heads?.[level] ?? '';
    const own = title
      ? [column.sticky?.side ?? '', ...(column.heads ?? []).slice(0, level + 1)].join('\n')
      : `#${col}`;
    const before = spans.at(-1);
    if (before && own === path && before.last === col - 1) {
      before.last = col;
      before.width += column.width;
      if (column.sticky?.side === 'right') before.sticky = column.sticky;
    } else
      spans.push({
        title,
        first: col,
        last: col,
        start: column.start,
        width: column.width,
        ...(column.sticky && { sticky: column.sticky }),
      });
    path = own;
  }
  return spans;
}

/** 固定在两边的列各占多宽（像素）。 */
export function pinnedWidths(columns: readonly Pick<PlacedColumn<never>, 'sticky' | 'width'>[]): {
  left: number;
  right: number;
} {
  const widthOf = (side: 'left' | 'right') =>
    columns.reduce((all, { sticky, width }) => all + (sticky?.side === side ? width : 0), 0);
  return { left: widthOf('left'), right: widthOf('right') };
}
