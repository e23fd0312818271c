interface Span {
  start: number;
  width: number;
  sticky?: unknown;
}

/** 超过这个列数（含选择、序号、操作列）才只画看得见的列；打印时全部画出。 */
export const COLUMN_LIMIT = 20;

/** 横向看到哪里，按多少像素取整。 */
export const SCROLL_STEP = 100;

/** 视口左右各多画的宽度，像素：比取整舍去的多一点；再多则上下滚动时每一行都白画一列。 */
const MARGIN = SCROLL_STEP + 20;

/** 视口里应当画出的列号，升序；固定列和焦点列总在其中。 */
export function columnWindow(
  columns: readonly Span[],
  scrollLeft: number,
  viewport: number,
  focused = -1,
): number[] {
  const all = columns.map((_, index) => index);
  if (columns.length <= COLUMN_LIMIT) return all;
  return all.filter((index) => {
    const { start, width, sticky } = columns[index]!;
    return (
      sticky ||
      index === focused ||
      (start + width > scrollLeft - MARGIN && start < scrollLeft + viewport + MARGIN)
    );
  });
}

/** 让某列完整露出来所需的横向滚动位置（像素）；固定列盖住的部分不算露出。 */
export function scrollLeftFor(
  columns: readonly Span[],
  index: number,
  scrollLeft: number,
  viewport: number,
): number {
  const target = columns[index];
  if (!target || target.sticky) return scrollLeft;
  const firstFree = columns.findIndex(({ sticky }) => !sticky);
  const left = columns[firstFree]?.start ?? 0;
  const right = columns
    .slice(firstFree)
    .reduce((sum, { sticky, width }) => sum + (sticky ? width : 0), 0);
  if (target.start < scrollLeft + left) return target.start - left;
  const end = target.start + target.width;
  if (end > scrollLeft + viewport - right) return end - viewport + right;
  return scrollLeft;
}
