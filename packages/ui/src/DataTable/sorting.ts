/** 当前排序：列键和方向。 */
export interface Sort {
  key: string;
  order: 'asc' | 'desc';
}

/** 点一次标题之后的排序：升序、降序、不排序轮换。 */
export function nextSort(current: Sort | undefined, key: string): Sort | undefined {
  if (current?.key !== key) return { key, order: 'asc' };
  return current.order === 'asc' ? { key, order: 'desc' } : undefined;
}
