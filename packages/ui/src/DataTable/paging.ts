/** 每页条数的选项。 */
export const pageSizes = [10, 30, 50, 100, 200] as const;

/** 页数，至少一页。 */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** 页码条：首页、末页、当前页左右各一页，其余用 'gap' 省略。 */
export function pageItems(page: number, count: number): (number | 'gap')[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  const low = Math.max(2, Math.min(page - 1, count - 4));
  const high = Math.min(count - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return [
    1,
    ...(low > 2 ? (['gap'] as const) : []),
    ...middle,
    ...(high < count - 1 ? (['gap'] as const) : []),
    count,
  ];
}

/** 总数的说法；不准确的总数带加号。 */
export function totalLabel(total: number, exact: boolean): string {
  return `共 ${total}${exact ? '' : '+'} 条记录`;
}

/** 改变每页条数后，让原来第一行仍在页内的页码。 */
export function pageAfterResize(page: number, oldSize: number, newSize: number): number {
  return Math.floor(((page - 1) * oldSize) / newSize) + 1;
}
